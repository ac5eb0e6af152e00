/** What a game looks like that somebody shares: one sign a turn. */
const SIGNS: Record<string, string> = {
  died: '☠',
  marked: '✦',
  lit: '▲',
  wounded: '✕',
  dark: '●',
};
const QUIET = '·';

/** `marks` are the weightiest things of the turns; nothing tells where they were or why. */
export function signs(marks: string[]): string {
  return marks.map((mark) => SIGNS[mark] ?? QUIET).join('');
}
