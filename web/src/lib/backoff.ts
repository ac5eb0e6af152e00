const FIRST = 400;
const LONGEST = 12_000;

/** How long to wait before the next try: twice as long each time, spread by chance. */
export function delay(tries: number, random: () => number = Math.random): number {
  const full = Math.min(LONGEST, FIRST * 2 ** tries);
  return full * (0.5 + random() / 2);
}
