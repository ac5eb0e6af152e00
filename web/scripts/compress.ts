/** Lays `.br` and `.gz` beside every text file of the build, for the server to send. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|webmanifest|txt)$/;

export function compress(): Plugin {
  let folder = '';
  return {
    name: 'compress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      handler() {
        for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          if (TEXT.test(name)) press(join(folder, name));
        }
      },
    },
  };
}

function press(file: string): void {
  const text = readFileSync(file);
  if (text.length < 1000) return;
  const best = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params: best }));
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
}
