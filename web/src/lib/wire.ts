/** What the server says and is told. docs/api.md describes it for people. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Figures = Record<string, Json>;

export interface User {
  id: string;
  name: string;
  guest: boolean;
}

export interface Me {
  user: User;
  csrf: string;
  lang: string;
}

export interface Option {
  name: string;
  default: string;
  low: number;
  high: number;
  words: string[] | null;
}

export interface BotLevel {
  id: string;
  spec: string;
  level: number;
}

export interface GameInfo {
  id: string;
  version: number;
  /** As many as there usually are, or as many as that option says. */
  seats: number;
  seats_option: string;
  colours: string[];
  options: Option[];
  bots: BotLevel[];
  status: 'complete' | 'planned';
}

export interface SeatInfo {
  seat: number;
  colour: string;
  kind: 'human' | 'bot' | 'open' | 'hot';
  name: string;
  user_id?: string | null;
  is_you: boolean;
  online: boolean;
  ready: boolean;
}

export interface ClockRule {
  initial: number;
  increment: number;
}

export interface Result {
  scores: number[];
  ending: string;
  loser?: number | null;
}

export interface Summary {
  id: string;
  game: string;
  options: Record<string, string>;
  seats: SeatInfo[];
  state: 'waiting' | 'running' | 'over';
  clock: ClockRule | null;
  private: boolean;
  invite?: string | null;
  /** Seconds since 1970, as all times on the wire. */
  created: number;
  updated: number;
  result?: Result | null;
  your_seats: number[];
  turn: number[];
  rematch?: string | null;
  forked?: string | null;
  /** The date of a game of the day. */
  daily?: string | null;
}

export interface SeatWish {
  kind: 'me' | 'bot' | 'open' | 'hot';
  bot?: string;
  name?: string;
}

export interface TableWish {
  game: string;
  options: Record<string, string>;
  seats: SeatWish[];
  clock?: ClockRule | null;
  private?: boolean;
  /** Begin at once as far as my own seats go. */
  ready?: boolean;
  daily?: string;
}

export interface Choice {
  text: string;
  label: string;
}

export interface Reason {
  code: string;
  details: Figures;
  text: string;
}

export interface Blocked extends Choice {
  reason: Reason;
}

export interface Told {
  n: number;
  told: Figures & { event: string };
  text: string;
}

export interface ChatLine {
  by: string;
  text: string;
  at: number;
}

export interface Offer {
  offer: 'draw' | 'takeback';
  by: number;
}

export type Viewer = number | 'spectator';

/** All that this viewer may know of a table. */
export interface Table {
  version: number;
  decision: number;
  summary: Summary;
  viewer: Viewer;
  view: Figures;
  actors: number[];
  legal: Record<string, Choice[]>;
  /** What may be proposed instead of a choice. */
  claims: Record<string, Choice[]>;
  blocked: Record<string, Blocked[]>;
  sealed: Record<string, string>;
  sealed_seats: number[];
  can_undo: number[];
  events: Told[];
  commitment: string;
  mixes: Record<string, string>;
  started: boolean;
  offers: Offer[];
  clocks: Record<string, number>;
  clock_running: number[];
  /** Seconds that are free before the running clocks run. */
  clock_grace?: number;
  over: null | { scores: number[]; ending: string; seed: string };
  chat: ChatLine[];
}

/** Shares of all sampled worlds, with the 95 % interval of winning. */
export interface Shares {
  win: number;
  draw: number;
  lose: number;
  interval: [number, number];
  samples: number;
}

/** The whole game, and the battle at hand where the game has battles. */
export interface Odds extends Shares {
  battle: Shares | null;
}

export interface Answer {
  type: 'answer';
  key: string;
  ok: boolean;
  error?: Reason;
  hint?: string;
  options?: { text: string; share: number }[];
  odds?: Odds;
  reckoning?: Figures;
  forecasts?: Record<string, Figures | null>;
}

export interface Frame {
  number: number;
  /** Nobody for chance. */
  actor: number | null;
  text: string;
  label: string;
  view: Figures;
  events: Omit<Told, 'n'>[];
}

export interface Frames {
  game: string;
  options: Record<string, string>;
  names: string[];
  over: string | null;
  scores: number[];
  viewer: Viewer | 'all';
  frames: Frame[];
}

export interface Proof {
  ok: boolean;
  proof: { rolls: number } | null;
  error: Reason | null;
}

/** In score units, from -1 for a loss to 1 for a win, with the 95 % interval. */
export interface SeatLuck {
  seat: number;
  luck: number;
  interval: [number, number];
}

export interface Luck {
  seats: SeatLuck[];
}

export interface Rule {
  id: string;
  section: string;
  text: string;
  ruling: boolean;
  reconstructed: boolean;
}

export interface Token {
  id: string;
  name: string;
  created: number;
  token?: string;
}

export interface Entry {
  name: string;
  text: string;
}

/** A card of Berserk as people read it. */
export interface Sheet {
  id: string;
  name: string;
  flavour: string;
  realm: string;
  type: string;
  klass: string;
  cost: number;
  elite: boolean;
  unique: boolean;
  horde: boolean;
  life: number;
  move: number;
  strike: number[];
  keywords: Entry[];
  lines: string[];
  /** The abilities a player can use, in the order in which actions count them. */
  acts: string[];
  terms: Entry[];
  /** What it can do, as small signs show it; the first matter most. */
  signs: string[];
}

/** A row of the strike table: what a difference of the dice leads to. */
export interface StrikeRow {
  gap: number;
  /** Whether it is the row of equal dice up to 4. */
  low: boolean;
  blows: [number, number];
  lower: [number, number] | null;
}

export interface Catalogue {
  cards: Sheet[];
  decks: Record<string, Record<string, number>>;
  table: StrikeRow[];
  /** The strength of a lone die from 1 to 6. */
  lone: number[];
}

export interface DeckFault {
  code: string;
  details: Figures;
  text: string;
}

/** A deck as the server read it, and why it is not legal, if so. */
export interface DeckReport {
  cards: Record<string, number>;
  count: number;
  option: string;
  legal: boolean;
  faults: DeckFault[];
}
