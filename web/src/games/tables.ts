/** A small picture of the table of each game, `table.svg` in its folder. Only the home page shows them. */
const found = import.meta.glob<string>('./*/table.svg', {
  eager: true,
  import: 'default',
  query: '?inline', // pages that are drawn beforehand know the address of no file
});

/** The address of the picture; games of other packages have none. */
export function tableOf(game: string): string | undefined {
  return found[`./${game}/table.svg`];
}
