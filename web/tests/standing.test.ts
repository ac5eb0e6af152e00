import { describe, expect, it } from 'vitest';
import { isFlat, line, share } from '../src/table/standing';

const standing = [
  { number: 0, seats: [0, 0] },
  { number: 5, seats: [0.5, -0.5] },
  { number: 10, seats: [-1, 1] },
];

describe('who stood better', () => {
  it('is a line from the first moment to the end', () => {
    expect(line(standing, 0)).toBe('0.0,20.0 50.0,10.0 100.0,40.0');
    expect(line(standing, 1)).toBe('0.0,20.0 50.0,30.0 100.0,0.0');
    expect(line(standing.slice(1), 0)).toBe('0.0,10.0 100.0,40.0');
  });

  it('is told in shares of the game', () => {
    expect([share(standing, 0), share(standing, 1)]).toEqual([33, 33]);
    expect(share([{ number: 1, seats: [0.2] }], 0)).toBe(100);
  });

  it('is not drawn where nobody ever did', () => {
    expect(isFlat([{ number: 1, seats: [0, 0] }])).toBe(true);
    expect(isFlat(standing)).toBe(false);
    expect(isFlat([{ number: 1, seats: [0] }])).toBe(false);
  });
});
