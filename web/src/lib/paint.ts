/** Resolves when what is on the page now has been seen; where nobody looks, at once. */
export function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

const PATIENCE = 300;

/** Resolves when the first sight of the page has reached the screen, and soon in any case. */
export function seen(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE);
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  });
}
