/** Draws the first sight of a page when the app is built, for the server to send with the page.
 *
 * A browser shows it before any script has come; the app puts itself in its place.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createServer, type Plugin } from 'vite';
import { gameIcons } from './game-icons.ts';
import { sheets } from './sheets.ts';
import { words } from './words.ts';

type Draw = (lang: string) => Promise<Record<string, string>>;

const LANGUAGES = ['en', 'ru', 'fr'];
/** What the app looks for in a browser when it is loaded. */
const ROOM = {
  location: { pathname: '/', search: '', hash: '' },
  localStorage: { getItem: () => null },
  matchMedia: () => ({ matches: false }),
  document: { documentElement: {} },
};

export function firstPaint(): Plugin {
  let folder = '';
  return {
    name: 'first-paint',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir, 'paint');
    },
    closeBundle: { sequential: true, handler: () => paint(folder) },
  };
}

async function paint(folder: string): Promise<void> {
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [svelte(), gameIcons(), sheets(), words()],
  });
  try {
    Object.assign(globalThis, ROOM);
    const { draw } = (await server.ssrLoadModule('/src/paint.ts')) as { draw: Draw };
    mkdirSync(folder, { recursive: true });
    for (const lang of LANGUAGES) {
      for (const [page, html] of Object.entries(await draw(lang))) {
        writeFileSync(join(folder, `${page}.${lang}.html`), html);
      }
    }
  } finally {
    await server.close();
  }
}
