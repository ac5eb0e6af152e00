/** A piece that can be carried by the pointer and let go somewhere else. A click stays a click. */
const FAR = 7;

export interface Hands {
  /** It leaves its place. */
  lift: () => void;
  /** It is let go at a point of the window. */
  drop: (x: number, y: number) => void;
}

export function carried(node: HTMLElement, hands: Hands) {
  let from = { x: 0, y: 0 };
  let isCarried = false;
  let held: AbortController | null = null;

  // The pointer may leave the piece at once, so the window listens.
  function grasp({ clientX: x, clientY: y }: PointerEvent) {
    from = { x, y };
    held = new AbortController();
    const { signal } = held;
    window.addEventListener('pointermove', carry, { signal });
    window.addEventListener('pointerup', release, { signal });
    window.addEventListener('pointercancel', lay, { signal });
  }

  function carry({ clientX: x, clientY: y }: PointerEvent) {
    if (!isCarried && Math.hypot(x - from.x, y - from.y) < FAR) return;
    if (!isCarried) hands.lift();
    isCarried = true;
    // What lies under it must be found.
    node.style.cssText = `z-index: 3; pointer-events: none; translate: ${x - from.x}px ${y - from.y}px`;
  }

  function release({ clientX: x, clientY: y }: PointerEvent) {
    if (isCarried) hands.drop(x, y);
    lay();
  }

  function lay() {
    held?.abort();
    isCarried = false;
    node.style.cssText = '';
  }

  node.addEventListener('pointerdown', grasp);
  return {
    update: (next: Hands) => (hands = next),
    destroy: lay,
  };
}
