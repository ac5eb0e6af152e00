/** What the first sight of a page does not show is fetched when the browser has nothing to do.
 *
 * So nobody waits for it later, and a server that restarts meanwhile takes none of it away.
 */
import { painted } from './paint';

type Part = () => Promise<unknown>;

const PATIENCE = 2000;

export async function fetchWhenIdle(...parts: Part[]): Promise<void> {
  await painted();
  await idle();
  // What cannot be had now is asked for again by whoever wants it.
  await Promise.allSettled(parts.map((load) => load()));
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari knows no idle time.
    if (!('requestIdleCallback' in globalThis)) setTimeout(resolve, PATIENCE);
    else requestIdleCallback(() => resolve(), { timeout: PATIENCE });
  });
}
