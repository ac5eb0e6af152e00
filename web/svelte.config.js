import { relative } from 'node:path';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    // The same names in the app and in what is drawn of it beforehand.
    cssHash: ({ hash, filename }) =>
      `s-${hash(relative(import.meta.dirname, filename).replaceAll('\\', '/'))}`,
  },
};
