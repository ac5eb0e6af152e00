/** An option that says how a book is read: `items=phase1,six=least`, or a word for the usual way. */

export function readingsIn(value: string): Record<string, string> {
  const parts = value.split(',').filter((part) => part.includes('='));
  return Object.fromEntries(parts.map((part) => part.split('=') as [string, string]));
}

/** The option with one reading chosen, or left to the book ('' for the word). */
export function withReading(value: string, name: string, word: string, usual: string): string {
  const chosen = Object.entries({ ...readingsIn(value), [name]: word });
  const said = chosen.filter(([, each]) => each).map((pair) => pair.join('='));
  return said.join(',') || usual;
}
