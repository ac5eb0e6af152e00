import { expect, it } from 'vitest';
import { readingsIn, withReading } from '../src/lib/readings';

it('reads what is set otherwise', () => {
  expect(readingsIn('book')).toEqual({});
  expect(readingsIn('items=phase1,six=least')).toEqual({ items: 'phase1', six: 'least' });
});

it('sets one reading and keeps the others', () => {
  expect(withReading('book', 'six', 'least', 'book')).toBe('six=least');
  expect(withReading('items=phase1,six=least', 'items', '', 'book')).toBe('six=least');
  expect(withReading('six=least', 'six', 'exact', 'book')).toBe('six=exact');
});

it('is by the book again when nothing is left', () => {
  expect(withReading('six=least', 'six', '', 'book')).toBe('book');
});
