/** What a person chose for this browser. Kept here; the server is told how to draw a page at first. */
export const THEMES = ['auto', 'dark', 'light'] as const;
export const MOTIONS = ['auto', 'on', 'off'] as const;
export const SIZES = [100, 112, 125, 150] as const;

export interface Settings {
  lang: string;
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  size: (typeof SIZES)[number];
  sound: boolean;
  odds: boolean;
  /** Moments of Berserk at which one wants to be asked for instants. */
  stops: string[];
}

const KEY = 'holmgang-settings';
const USUAL: Settings = {
  lang: '',
  theme: 'auto',
  motion: 'auto',
  size: 100,
  sound: false,
  odds: false,
  stops: ['theirs-attack', 'theirs-ability', 'theirs-protector', 'theirs-dice', 'theirs-end'],
};

function restore(): Settings {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return { ...USUAL };
  }
}

export const settings = $state(restore());

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
  root.style.fontSize = `${settings.size}%`;
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
