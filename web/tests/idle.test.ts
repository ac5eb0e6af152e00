import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchWhenIdle } from '../src/lib/idle';

describe('what the first sight does not show', () => {
  beforeEach(() => vi.stubGlobal('document', { hidden: true }));
  afterEach(() => vi.unstubAllGlobals());

  it('is fetched when the browser has nothing to do', async () => {
    let rest = (): void => undefined;
    vi.stubGlobal('requestIdleCallback', (call: () => void) => (rest = call));
    const part = vi.fn().mockResolvedValue(null);
    const fetched = fetchWhenIdle(part);
    await Promise.resolve();
    expect(part).not.toHaveBeenCalled();
    rest();
    await fetched;
    expect(part).toHaveBeenCalledOnce();
  });

  it('may fail: whoever wants it asks again', async () => {
    vi.stubGlobal('requestIdleCallback', (call: () => void) => call());
    const good = vi.fn().mockResolvedValue(null);
    await fetchWhenIdle(() => Promise.reject(new Error('gone')), good);
    expect(good).toHaveBeenCalledOnce();
  });
});
