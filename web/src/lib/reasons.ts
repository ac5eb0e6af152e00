import type { Reason } from './wire';

export function isReason(error: unknown): error is Reason {
  return typeof error === 'object' && error !== null && 'code' in error && 'details' in error;
}

/** Ask again, once, if it went too fast for the server: it says how long to wait. */
export async function patient<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!isReason(error) || error.code !== 'too-fast') throw error;
    const seconds = Number(error.details['seconds']) || 1;
    await new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
    return ask();
  }
}
