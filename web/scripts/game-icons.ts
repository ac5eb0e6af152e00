/** `import raven from 'icon:raven'` gives the path of an icon of game-icons.net.
 *
 * Only the icons that are imported reach the build.
 */
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

interface Collection {
  icons: Record<string, { body: string }>;
}

const PREFIX = 'icon:';

export function gameIcons(): Plugin {
  const load = createRequire(import.meta.url);
  const { icons } = load('@iconify-json/game-icons/icons.json') as Collection;
  return {
    name: 'game-icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return;
      const name = id.slice(PREFIX.length + 1);
      const icon = icons[name];
      if (!icon) throw new Error(`There is no icon “${name}”.`);
      return `export default ${JSON.stringify(path(icon.body))}`;
    },
  };
}

function path(body: string): string {
  return [...body.matchAll(/\bd="([^"]+)"/g)].map((found) => found[1]).join('');
}
