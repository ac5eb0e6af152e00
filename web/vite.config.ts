/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { appIcons } from './scripts/app-icons.ts';
import { compress } from './scripts/compress.ts';
import { firstPaint } from './scripts/first-paint.ts';
import { gameIcons } from './scripts/game-icons.ts';
import { serviceWorker } from './scripts/service-worker.ts';
import { words } from './scripts/words.ts';

/** What every page needs, with all that it imports: the icons and what each game says of itself too. */
const BASE =
  /node_modules[\\/](svelte|@fluent(?!.*resource))|src[\\/]lib[\\/](?!parse)|games[\\/](index|\w+[\\/]game)\.|components[\\/](Icon|Head|Header|TableCard|Terms|Emblem)\.|icon:(battle-axe|viking-shield)/;
/** What every table needs; of the icons, those that several boards show. */
const TABLE =
  /src[\\/]components[\\/]|icon:(anticlockwise-rotation|laurel-crown|minions|broadsword|wheat|tombstone|two-coins|spears|check-mark|war-axe|viking-helmet)/;

const server = 'http://127.0.0.1:8642';

export default defineConfig({
  plugins: [svelte(), gameIcons(), words(), appIcons(), serviceWorker(), firstPaint(), compress()],
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
        codeSplitting: {
          groups: [
            { name: 'base', test: BASE, priority: 2 },
            { name: 'table', test: TABLE, priority: 1, minShareCount: 2 },
          ],
        },
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
