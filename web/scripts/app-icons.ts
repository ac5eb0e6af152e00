/** The icons of the installed app: one drawing, painted in the sizes systems ask for. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Resvg, initWasm } from '@resvg/resvg-wasm';
import type { Plugin } from 'vite';

const DRAWING = new URL('../src/icons/app.svg', import.meta.url);
const SIZES = [180, 192, 512];

export function appIcons(): Plugin {
  return {
    name: 'app-icons',
    apply: 'build',
    async generateBundle() {
      const svg = readFileSync(DRAWING, 'utf8');
      const load = createRequire(import.meta.url);
      await initWasm(readFileSync(load.resolve('@resvg/resvg-wasm/index_bg.wasm'))).catch(ready);
      this.emitFile({ type: 'asset', fileName: 'favicon.svg', source: svg });
      this.emitFile({ type: 'asset', fileName: 'favicon-awaited.svg', source: awaited(svg) });
      for (const size of SIZES) {
        const fileName = `icons/app-${size}.png`;
        this.emitFile({ type: 'asset', fileName, source: paint(svg, size) });
      }
    },
  };
}

/** The same with a light in its corner: somebody waits. */
function awaited(svg: string): string {
  const light =
    '<circle cx="78%" cy="22%" r="20%" fill="#e5484d" stroke="#fff" stroke-width="4%"/>';
  return svg.replace('</svg>', `${light}</svg>`);
}

function paint(svg: string, size: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
}

/** A second build in one process finds the painter already there. */
function ready(error: unknown): void {
  if (!String(error).includes('Already initialized')) throw error;
}
