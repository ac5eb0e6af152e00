/** Writes `sw.js`: the worker of `src/worker.js`, told which files make up the shell. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const WORKER = new URL('../src/worker.js', import.meta.url);
/** What a first visit needs; fonts, boards and languages are kept when they are first used. */
const SHELL = /^assets\/(index|base)-.*\.(js|css)$/;

export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).sort();
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      const shell = ['/', ...files.filter((name) => SHELL.test(name)).map((name) => `/${name}`)];
      const source = readFileSync(WORKER, 'utf8')
        .replace("'VERSION'", JSON.stringify(version))
        .replace("['SHELL']", JSON.stringify(shell));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
