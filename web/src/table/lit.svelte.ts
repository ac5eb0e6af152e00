/** What something beside the board speaks of; the board lights it up. */
class Lit {
  /** Squares of a line in the log. */
  places = $state.raw<string[]>([]);
  /** The choice in the list that is pointed at. */
  choice = $state<string | null>(null);
}

export const lit = new Lit();
