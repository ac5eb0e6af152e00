import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { appIcons } from './scripts/app-icons.ts';
import { compress } from './scripts/compress.ts';
import { gameIcons } from './scripts/game-icons.ts';
import { serviceWorker } from './scripts/service-worker.ts';
import { words } from './scripts/words.ts';

const BASE =
  /node_modules[\\/](svelte|@fluent)|src[\\/]lib[\\/]|components[\\/](Icon|Head)\.|icon:(viking|battle-axe|hourglass)/;

const server = 'http://127.0.0.1:8642';

export default defineConfig({
  plugins: [svelte(), gameIcons(), words(), appIcons(), serviceWorker(), compress()],
  build: {
    outDir: '../src/holmgang/server/web',
    emptyOutDir: true,
    target: 'es2022',
    // Everything stays a file of its own: the content policy allows no inline code.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The server reads here what a page needs, and tells the browser with the page itself.
    manifest: 'preload.json',
    rolldownOptions: {
      output: {
        // One file instead of many crumbs: what every page needs.
        codeSplitting: { groups: [{ name: 'base', test: BASE }] },
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
