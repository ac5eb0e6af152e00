/** What a person chose for this browser. Kept here; the server is told how to draw a page at first. */
export const THEMES = ['auto', 'dark', 'light'] as const;
export const MOTIONS = ['auto', 'on', 'off'] as const;
/** `step`: what others do waits for a click. */
export const SPEEDS = ['slow', 'usual', 'fast', 'once', 'step'] as const;
/** A battle or a trick is looked at for a moment, or until a click. */
export const SCENES = ['moment', 'click'] as const;
/** `auto`: only what calls one to a table where other people sit. */
export const SOUNDS = ['auto', 'on', 'off'] as const;
export const SIZES = [100, 112, 125, 150] as const;

export interface Settings {
  lang: string;
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  size: (typeof SIZES)[number];
  sound: (typeof SOUNDS)[number];
  /** Notices of the system when one is awaited; nobody is asked before it makes sense. */
  notify: 'unasked' | 'on' | 'off';
  odds: boolean;
  speed: (typeof SPEEDS)[number];
  scenes: (typeof SCENES)[number];
  /** A choice that is no choice is made without asking. */
  forced: boolean;
  /** What cannot be taken back is asked twice. */
  confirm: boolean;
}

const KEY = 'holmgang-settings';
const USUAL: Settings = {
  lang: '',
  theme: 'auto',
  motion: 'auto',
  size: 100,
  sound: 'auto',
  notify: 'unasked',
  odds: false,
  speed: 'usual',
  scenes: 'moment',
  forced: true,
  confirm: false,
};

function restore<T extends object>(key: string, usual: T): T {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<T>) };
  } catch {
    return { ...usual };
  }
}

/** Sounds were once on or off, and off unless somebody wanted them. */
function renewed(kept: Settings): Settings {
  const isOld = typeof kept.sound === 'boolean';
  return isOld ? { ...kept, sound: kept.sound ? 'on' : 'auto' } : kept;
}

export const settings = $state(renewed(restore(KEY, USUAL)));

/** What a person chose for one game, kept beside the rest. */
export function settingsOf<T extends object>(game: string, usual: T): T {
  const key = `${KEY}-${game}`;
  const chosen = $state(restore(key, usual));
  $effect.root(() => {
    $effect(() => localStorage.setItem(key, JSON.stringify(chosen)));
  });
  return chosen;
}

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

export function isAnimated(): boolean {
  return settings.motion === 'on' || (settings.motion === 'auto' && !still.matches);
}

function dress(): void {
  const root = document.documentElement;
  const isDark = settings.theme === 'dark' || (settings.theme === 'auto' && dark.matches);
  root.dataset.theme = isDark ? 'dark' : 'light';
  root.dataset.motion = isAnimated() ? 'on' : 'off';
  root.style.setProperty('--size', `${settings.size}%`);
  const colour = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (colour) colour.content = isDark ? '#14100d' : '#e6dccb';
  const look = `${settings.lang || '-'}.${isDark ? 'dark' : 'light'}`;
  document.cookie = `holmgang_look=${look}; path=/; max-age=31536000; samesite=lax`;
}

/** Dress the page by the settings, now and whenever they or the system change. */
export function follow(): void {
  dark.addEventListener('change', dress);
  still.addEventListener('change', dress);
  $effect.root(() => {
    $effect(() => {
      localStorage.setItem(KEY, JSON.stringify(settings));
      dress();
    });
  });
  dress();
}
