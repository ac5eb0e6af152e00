/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { type Rolldown, defineConfig } from 'vite';
import { appIcons } from './scripts/app-icons.ts';
import { compress } from './scripts/compress.ts';
import { firstPaint } from './scripts/first-paint.ts';
import { gameIcons } from './scripts/game-icons.ts';
import { pictures } from './scripts/pictures.ts';
import { serviceWorker } from './scripts/service-worker.ts';
import { words } from './scripts/words.ts';

/** Puts modules into files by the pages that need them from the beginning. */
function byPages(): Rolldown.CodeSplittingNameFunction {
  let main: Set<string>, home: Set<string>, table: Set<string>;
  return (id, context) => {
    main ??= imported('main.ts', context);
    home ??= imported('pages/Home.svelte', context);
    table ??= imported('pages/TablePage.svelte', context);
    if (main.has(id) || (home.has(id) && table.has(id))) return 'base';
    return table.has(id) ? 'table' : null;
  };
}

/** All that a module imports at once, and what they import; not itself. `main.ts` waits for the first
 * page, and that would wait for ever for the file that waits for it. */
function imported(module: string, context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set<string>();
  const gather = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    context.getModuleInfo(id)?.importedIds.forEach(gather);
  };
  const first = fileURLToPath(new URL(`src/${module}`, import.meta.url));
  gather(first);
  found.delete(first);
  return found;
}

const server = 'http://127.0.0.1:8642';

export default defineConfig({
  plugins: [
    svelte(),
    gameIcons(),
    pictures(),
    words(),
    appIcons(),
    serviceWorker(),
    firstPaint(),
    compress(),
  ],
  build: {
    outDir: '../src/holmgang/server/web',
    emptyOutDir: true,
    target: 'es2022',
    // Code stays in files: the content policy allows none inline. Small drawings may be.
    assetsInlineLimit: (file) => file.endsWith('.svg'),
    modulePreload: { polyfill: false },
    // The server reads here what a page needs, and tells the browser with the page itself.
    manifest: 'preload.json',
    rolldownOptions: {
      output: {
        // A few files instead of many crumbs: what every page needs, and what every table.
        codeSplitting: { groups: [{ name: byPages() }] },
      },
    },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: server, ws: true } },
    fs: { allow: ['..'] },
  },
  test: { include: ['tests/**/*.test.ts'] },
});
