/** `import raven from 'picture:raven'` gives the address of an icon of game-icons.net in a sheet:
 * all pictures of a game in one file, and in another those of the frame around it.
 *
 * A sheet comes beside the script, and a table can be played before it is there. While the app is
 * developed it is the path of the icon itself; `Icon` draws both.
 */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { pathOf } from './game-icons.ts';

const PREFIX = 'picture:';
const OWN = `\0${PREFIX}`;
const FRAME = 'frame';

export function sheets(): Plugin {
  /** The icons of each sheet. */
  const icons = new Map<string, Set<string>>();
  let isBuild = false;
  return {
    name: 'sheets',
    enforce: 'pre',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    resolveId: (id, importer = '') =>
      id.startsWith(PREFIX) ? `${OWN}${sheetOf(importer)}:${id.slice(PREFIX.length)}` : undefined,
    load(id) {
      if (!id.startsWith(OWN)) return;
      const [sheet = '', icon = ''] = id.slice(OWN.length).split(':');
      icons.set(sheet, (icons.get(sheet) ?? new Set()).add(icon));
      return `export default ${JSON.stringify(isBuild ? `${mark(sheet)}#${icon}` : pathOf(icon))}`;
    },
    // What a sheet is called follows from what lies in it, and that is known when all is read.
    renderChunk(code, chunk) {
      for (const [sheet, names] of icons) {
        if (!code.includes(mark(sheet))) continue;
        const file = fileOf(sheet, draw(names));
        code = code.replaceAll(mark(sheet), `/${file}`);
        chunk.viteMetadata?.importedAssets.add(file);
      }
      return code;
    },
    generateBundle() {
      for (const [sheet, names] of icons) {
        const source = draw(names);
        this.emitFile({ type: 'asset', fileName: fileOf(sheet, source), source });
      }
    },
  };
}

/** The game in whose folder a picture is wanted. */
function sheetOf(importer: string): string {
  return /\/src\/games\/([^/]+)\//.exec(importer)?.[1] ?? FRAME;
}

function mark(sheet: string): string {
  return `/@sheet-of-${sheet}@`;
}

function fileOf(sheet: string, source: string): string {
  const digest = createHash('sha256').update(source).digest('hex').slice(0, 8);
  return `assets/${sheet}-pictures-${digest}.svg`;
}

function draw(names: Set<string>): string {
  const paths = [...names].sort().map((name) => `<path id="${name}" d="${pathOf(name)}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">${paths.join('')}</svg>`;
}
