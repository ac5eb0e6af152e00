/** `import folder from './pictures.json?pictures'` gives where pictures lie that are fetched one
 * by one, when they are shown: those of many cards, of which a table shows a few.
 *
 * The file names an icon of game-icons.net for each, and their colour.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { pathOf } from './game-icons.ts';

interface Pictures {
  colour: string;
  icons: Record<string, string>;
}

const QUERY = '?pictures';
const WHILE_DEVELOPING = '/@pictures';

export function pictures(): Plugin {
  let isBuild = false;
  return {
    name: 'pictures',
    enforce: 'pre',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    load(id) {
      if (!id.endsWith(QUERY)) return;
      const file = id.slice(0, -QUERY.length);
      if (!isBuild) return `export default ${JSON.stringify(`${WHILE_DEVELOPING}${file}`)}`;
      const drawn = drawAll(file);
      const digest = createHash('sha256').update(JSON.stringify(drawn)).digest('hex').slice(0, 8);
      const folder = `assets/pictures-${digest}`;
      for (const [name, source] of drawn) {
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}.svg`, source });
      }
      return `export default ${JSON.stringify(`/${folder}`)}`;
    },
    configureServer({ middlewares }) {
      middlewares.use(WHILE_DEVELOPING, (request, response) => {
        const [, file = '', name] = /(.*)\/([\w-]+)\.svg$/.exec(request.url ?? '') ?? [];
        const found = file && drawAll(file).find(([one]) => one === name);
        response.statusCode = found ? 200 : 404;
        response.setHeader('Content-Type', 'image/svg+xml').end(found ? found[1] : '');
      });
    },
  };
}

function drawAll(file: string): [string, string][] {
  const { colour, icons } = JSON.parse(readFileSync(file, 'utf8')) as Pictures;
  return Object.entries(icons).map(([name, icon]) => [name, draw(pathOf(icon), colour)]);
}

function draw(path: string, colour: string): string {
  const box = 'viewBox="0 0 512 512"';
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} fill="${colour}"><path d="${path}"/></svg>`;
}
