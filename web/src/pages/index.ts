/** Which address shows which page. Pages are fetched when they are first seen. */
import type { Component } from 'svelte';
import { ownPages } from '../games';
import { words } from '../lib/texts.svelte';

export interface Page {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- every page has props of its own
  default: Component<any>;
}

interface Way {
  pattern: RegExp;
  load: () => Promise<Page>;
  frame?: 'table';
  /** Whether it needs no more words than a first sight says. */
  isTerse?: true;
}

export interface Found {
  key: string;
  load: () => Promise<Page>;
  params: Record<string, string>;
  frame: 'page' | 'table';
}

const WAYS: Way[] = [
  { pattern: /^\/$/, load: () => import('./Home.svelte'), isTerse: true },
  { pattern: /^\/lobby$/, load: () => import('./Lobby.svelte') },
  { pattern: /^\/new$/, load: () => import('./NewTable.svelte') },
  {
    pattern: /^\/t\/(?<id>[\w-]+)$/,
    load: () => import('./TablePage.svelte'),
    frame: 'table',
    isTerse: true,
  },
  {
    pattern: /^\/t\/(?<id>[\w-]+)\/replay$/,
    load: () => import('./Replay.svelte'),
    frame: 'table',
  },
  { pattern: /^\/replay$/, load: () => import('./Replay.svelte'), frame: 'table' },
  { pattern: /^\/rules(\/(?<game>[\w-]+))?$/, load: () => import('./Rules.svelte') },
  { pattern: /^\/settings$/, load: () => import('./Settings.svelte') },
  { pattern: /^\/about$/, load: () => import('./About.svelte') },
  { pattern: /^\/moderation$/, load: () => import('./Moderation.svelte') },
  { pattern: /^\/profile$/, load: () => import('./Profile.svelte') },
  { pattern: /^\/account$/, load: () => import('./Account.svelte') },
];

const MISSING: Way = { pattern: /^/, load: () => import('./Missing.svelte') };

export function find(path: string): Found {
  const own = ownPages.get(path);
  if (own) return { key: path, load: () => withWords(own), params: {}, frame: 'page' };
  const way = WAYS.find(({ pattern }) => pattern.test(path)) ?? MISSING;
  const groups = way.pattern.exec(path)?.groups ?? {};
  const params = Object.fromEntries(Object.entries(groups).filter(([, value]) => value));
  const load = way.isTerse ? way.load : () => withWords(way.load);
  return { key: path, load, params, frame: way.frame ?? 'page' };
}

async function withWords(load: () => Promise<Page>): Promise<Page> {
  const [page] = await Promise.all([load(), words.learnRest()]);
  return page;
}
