/** `import raven from 'icon:raven'` gives the path of an icon of game-icons.net.
 *
 * Only the icons that are imported reach the build.
 */
import { createRequire } from 'node:module';
import svgpath from 'svgpath';
import type { Plugin } from 'vite';

interface Collection {
  icons: Record<string, { body: string }>;
}

const PREFIX = 'icon:';
const { icons } = createRequire(import.meta.url)(
  '@iconify-json/game-icons/icons.json',
) as Collection;

export function gameIcons(): Plugin {
  return {
    name: 'game-icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return;
      return `export default ${JSON.stringify(pathOf(id.slice(PREFIX.length + 1)))}`;
    },
  };
}

/** In whole units of its box of 512: finer than any screen shows it, and half as long. */
export function pathOf(name: string): string {
  const icon = icons[name];
  if (!icon) throw new Error(`There is no icon “${name}”.`);
  const parts = [...icon.body.matchAll(/\bd="([^"]+)"/g)].map(([, path = '']) => path);
  return parts.map((part) => svgpath(part).rel().round(0).toString()).join('');
}
