/** Squares that something beside the board speaks of; the board lights them up. */
class Lit {
  places = $state.raw<string[]>([]);
}

export const lit = new Lit();
