/** What the server says about Berserkers: the view of a position, and the components. */
export interface PlaceView {
  cell: string;
  place: string;
  action: string;
  gold: number;
  fire: boolean;
  lit: boolean;
  orcs: boolean;
  darkness: number;
  token: boolean;
}

export type Colour = 'black' | 'blue' | 'red';

export interface RiderView {
  colour: Colour;
  at: string | null;
  sealed: boolean;
  blocked: boolean;
  die: number;
  /** Where its die leads it. */
  to: string | null;
}

export interface SquadView {
  colour: Colour;
  at: string | null;
  die: number;
  to: string | null;
}

/** The course of a game in figures, and what each turn is remembered for. */
export type Tale = Record<
  'turns' | 'fires' | 'out' | 'seals' | 'lifted' | 'wounds' | 'rerolls',
  number
> & { marks: string[] };

export interface HeroView {
  at: string | null;
  health: 'healthy' | 'wounded' | 'dead';
}

export interface ProgressView {
  what: string;
  have: number;
  need: number;
}

export interface RequestView {
  request: string;
  number: number;
  kind: 'task' | 'end' | 'passive';
  met: boolean;
  progress: ProgressView[];
}

export interface CardView {
  card: string;
  trained: boolean;
  dice: number[];
}

export const THREATS = ['attack', 'darkness', 'extinguish', 'reach'] as const;
export type Threat = (typeof THREATS)[number];

export type ThreatView = { cell: string } & Record<Threat, number>;

/** Threats are counted in 216ths: three dice. */
export const ALL = 216;

export interface View {
  round: number;
  /** Of the turn; 0 while the game is set up. */
  phase: number;
  asking: string;
  doing: string;
  creature: string;
  spend: string;
  request: string;
  outcome: string;
  points: number | null;
  title: string | null;
  account: Record<string, number> | null;
  places: PlaceView[];
  heroes: HeroView[];
  riders: RiderView[];
  orcs: SquadView[];
  elves: (string | null)[];
  goblins: string | null;
  zodd: { at: string; health: number } | null;
  fires: number;
  hearths: number;
  supply: number;
  gold: number;
  gauge: number;
  items: string[];
  villagers: number;
  known: { villagers: string[]; treasure: string | null; blanks: string[] };
  thrown: boolean;
  dice: number[];
  cards: CardView[];
  locked: number;
  barred: boolean;
  hushed: boolean;
  skipped: boolean;
  pages: (string | null)[];
  requests: RequestView[];
  checkpoint: 'free' | 'kept' | 'used';
  threats: ThreatView[];
  aims: Record<string, string[]>;
  /** For a piece and a cell that a die can move it to, the choices that do so. */
  ways: Record<string, string[][]>;
  /** Whether the enemies that wait come to the same in every order. */
  any_order: boolean;
}

export interface Face {
  act: string;
  arrows: string[];
}

export interface Content {
  cards: { id: string; deeds: string[] }[];
  riders: { faces: Face[] };
  orcs: { faces: Face[] };
  requests: ({ id: string; number: number } & Record<string, unknown>)[];
  table: { darkness: number; villagers: number; most_gold: number };
}

/** What dice can be discarded for. */
export const SPENDS = ['elves', 'grimoire', 'zodd', 'treasure'] as const;

/** What a request lets dice be discarded for, if anything. */
export function spendOf(content: Content, request: string): string | undefined {
  const card = content.requests.find(({ id }) => id === request);
  return SPENDS.find((spend) => card && spend in card);
}

export interface Piece {
  /** The notation of a choice of this piece: `hero 1`, `rider black`. */
  text: string;
  kind: 'hero' | 'rider' | 'orcs' | 'elves' | 'goblins' | 'zodd';
  mark: string;
  colour?: Colour;
  state?: 'wounded' | 'sealed';
  isBlocked?: boolean;
}

/** Everybody who stands on a cell, in a fixed order. */
export function piecesOn(view: View, cell: string): Piece[] {
  const found: Piece[] = [];
  view.heroes.forEach(({ at, health }, i) => {
    if (at !== cell) return;
    const hero: Piece = { text: `hero ${i + 1}`, kind: 'hero', mark: String(i + 1) };
    found.push(health === 'wounded' ? { ...hero, state: 'wounded' } : hero);
  });
  for (const { at, colour, sealed, blocked } of view.riders) {
    if (at !== cell) continue;
    const rider: Piece = { text: `rider ${colour}`, kind: 'rider', mark: '', colour };
    found.push({ ...rider, ...(sealed ? { state: 'sealed' as const } : {}), isBlocked: blocked });
  }
  for (const { at, colour } of view.orcs) {
    if (at === cell) found.push({ text: `orcs ${colour}`, kind: 'orcs', mark: '', colour });
  }
  view.elves.forEach((at, i) => {
    if (at === cell) found.push({ text: `elves ${i + 1}`, kind: 'elves', mark: String(i + 1) });
  });
  if (view.goblins === cell) found.push({ text: 'goblins', kind: 'goblins', mark: '' });
  if (view.zodd?.at === cell) {
    found.push({ text: 'zodd', kind: 'zodd', mark: String(view.zodd.health) });
  }
  return found;
}

export function percent(share: number): number {
  return Math.round((100 * share) / ALL);
}
