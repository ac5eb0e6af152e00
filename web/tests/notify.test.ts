import { beforeEach, describe, expect, it, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
const { settings } = await import('../src/lib/settings.svelte');
const { allow, canAsk, notify } = await import('../src/lib/notify');

const shown: string[] = [];

/** What a browser says about notices, and what it says when it is asked. */
function browser(permission: NotificationPermission, answer = permission): void {
  class Notice {
    static permission = permission;
    static requestPermission = () => Promise.resolve((Notice.permission = answer));
    onclick: unknown;
    constructor(title: string) {
      shown.push(title);
    }
  }
  vi.stubGlobal('Notification', Notice);
}

beforeEach(() => {
  shown.length = 0;
  settings.notify = 'unasked';
  vi.stubGlobal('document', { hidden: true });
});

describe('notices of the system', () => {
  it('are offered once, and not if the browser has an answer already', async () => {
    browser('default', 'granted');
    expect(canAsk()).toBe(true);
    expect(await allow()).toBe(true);
    expect([canAsk(), settings.notify]).toEqual([false, 'on']);
    settings.notify = 'unasked';
    browser('denied');
    expect(canAsk()).toBe(false);
  });

  it('come only if they are wanted, allowed, and nobody looks at the page', async () => {
    browser('granted');
    await notify('Your turn', 'Shieldwall', 'table');
    expect(shown).toEqual([]);
    settings.notify = 'on';
    await notify('Your turn', 'Shieldwall', 'table');
    expect(shown).toEqual(['Your turn']);
    vi.stubGlobal('document', { hidden: false });
    await notify('Your turn', 'Shieldwall', 'table');
    expect(shown).toEqual(['Your turn']);
  });

  it('stay away for good if the browser says no', async () => {
    browser('default', 'denied');
    expect(await allow()).toBe(false);
    expect(settings.notify).toBe('off');
    await notify('Your turn', 'Shieldwall', 'table');
    expect(shown).toEqual([]);
  });
});
