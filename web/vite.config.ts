/// <reference types="vitest/config" />
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { type Rolldown, defineConfig } from 'vite';
import { appIcons } from './scripts/app-icons.ts';
import { compress } from './scripts/compress.ts';
import { firstPaint } from './scripts/first-paint.ts';
import { gameIcons } from './scripts/game-icons.ts';
import { pictures } from './scripts/pictures.ts';
import { serviceWorker } from './scripts/service-worker.ts';
import { sheets } from './scripts/sheets.ts';
import { words } from './scripts/words.ts';

const SOURCE = fileURLToPath(new URL('src/', import.meta.url));

/** Puts modules into files by the first sights that need them: what the same ones need is one file. */
function bySights(): Rolldown.CodeSplittingNameFunction {
  let main: Set<string>, home: Set<string>, table: Set<string>, boards: [string, Set<string>][];
  return (id, context) => {
    main ??= imported('main.ts', context);
    home ??= imported('pages/Home.svelte', context);
    table ??= imported('pages/TablePage.svelte', context);
    boards ??= sightsOfBoards(context);
    if (main.has(id) || (home.has(id) && table.has(id))) return 'base';
    if (table.has(id)) return 'table';
    if (home.has(id)) return null;
    return boards.flatMap(([name, modules]) => (modules.has(id) ? [name] : [])).join('-') || null;
  };
}

/** What each board needs, or each scene of a board that brings the one that is played. */
function sightsOfBoards(context: Rolldown.ChunkingContext): [string, Set<string>][] {
  return readdirSync(`${SOURCE}games`).flatMap((game): [string, Set<string>][] => {
    const face = `${SOURCE}games/${game}/index.ts`;
    const board = context.getModuleInfo(`${SOURCE}games/${game}/Board.svelte`);
    if (!board) return [];
    if (!board.dynamicallyImportedIds.length) return [[game, needs([face], context)]];
    return board.dynamicallyImportedIds.map((scene) => {
      return [`${game}-${basename(scene, '.svelte')}`, needs([face, scene], context)];
    });
  });
}

/** All that a page needs besides itself. `main.ts` waits for the first page, and that would wait for
 * ever for the file that waits for it. */
function imported(page: string, context: Rolldown.ChunkingContext): Set<string> {
  const found = needs([`${SOURCE}${page}`], context);
  found.delete(`${SOURCE}${page}`);
  return found;
}

/** Modules with all that they import at once, and what that imports. */
function needs(modules: string[], context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set<string>();
  const gather = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    context.getModuleInfo(id)?.importedIds.forEach(gather);
  };
  modules.forEach(gather);
  return found;
}

const server = 'http://127.0.0.1:8642';

export default defineConfig({
  plugins: [
    svelte(),
    gameIcons(),
    pictures(),
    sheets(),
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
        // A few files instead of many crumbs.
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: bySights() }] },
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
