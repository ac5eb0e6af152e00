/** When the server has come back with another build of this app.
 *
 * The page in hand goes on: it holds all that it has loaded. Parts it has not loaded are
 * gone, so the next way to another page fetches that page whole.
 */
export const renewal = { isDue: false };

/** Ask the server whether the app it sends is still the one that runs here. */
export async function look(): Promise<boolean> {
  const here = document.querySelector('script[type=module][src]')?.getAttribute('src');
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    if (here && answer.ok) renewal.isDue = !(await answer.text()).includes(here);
  } catch {
    // Whoever cannot be reached cannot have changed either.
  }
  return renewal.isDue;
}

/** A part that is gone comes with the whole page, if it is gone for that reason. */
export function listen(): void {
  addEventListener('vite:preloadError', () => {
    void look().then((isDue) => isDue && location.reload());
  });
}
