/** What a game tells the web app about itself, once: `game.ts` in its folder.
 *
 * It comes with every page, so it is small. What a table needs is loaded when somebody sits down.
 */
import type { Component } from 'svelte';
import type { Texts } from '../lib/fluent';
import type { Named } from '../lib/choices';
import type { Blocked, Choice, Figures, GameInfo, Summary, Table, Told, Viewer } from '../lib/wire';
import type { Page } from '../pages';
import type { Scene, Step } from '../table/lesson';

/** What a board is told; it knows no more than this. */
export interface BoardProps<
  View = Figures,
  Content = Figures,
  Reckoning = Figures,
  Plan = Figures,
> {
  game: string;
  view: View;
  viewer: Viewer;
  /** The seat at the near side of the board. */
  near: number;
  names: string[];
  /** What the table was opened with. */
  options?: Record<string, string>;
  content: Content;
  log: Told[];
  legal: Named[];
  blocked: Blocked[];
  /** The notation of a choice that is made but can still be changed. */
  sealed: string | null;
  sealedSeats: number[];
  /** What somebody advises; the board points at it. */
  hint: string | null;
  /** What may be proposed at one's turn instead of a choice; sent with `act` too. */
  claims: Named[];
  /** Resolves when the server has answered. */
  act: (text: string) => Promise<void>;
  /** What this player can work out about hidden things, if the game reckons and the table allows it. */
  reckon: (() => Promise<Reckoning | null>) | null;
  /** What a whole act would come to that the rules ask for piece by piece, by its parts; null
   * where nobody is asked. */
  plan: (wish: string[]) => Promise<Plan | null>;
  /** What choices lead to at once, counted over all dice; where nobody plays there is none. */
  forecast?: ((texts: string[]) => Promise<Record<string, Figures | null>>) | undefined;
  /** Whether what has just happened is still looked at; the question comes after that. */
  pausing?: boolean;
  /** It has been seen. */
  goOn?: () => void;
  /** What was named in what has just happened, to be lit up: squares, cards, places. */
  lit?: ReadonlySet<string>;
  /** Show a component in full: `card:S1`, `strategy:ambush`. */
  inspect: (component: string | null) => void;
}

/** What the end of a game is told. */
export interface EndProps<View = Figures, Tally = Figures> {
  table: Omit<Table, 'view' | 'over'> & { view: View; over: { tally: Tally } | null };
  log: Told[];
}

/** The parts of a table that it can begin without. */
export interface LaterFace<View = Figures, Content = Figures, Tally = Figures> {
  /** One component in full, for the inspector. */
  Component: Component<{ id: string; content: Content }>;
  /** The score at the end as the game counts it, and how close it was. */
  Score?: Component<EndProps<View, Tally>>;
  /** What the game itself says at the end, in place of the report on luck. */
  End?: Component<EndProps<View, Tally>>;
}

/** A table of a game. */
export interface GameFace<
  View = Figures,
  Content = Figures,
  Reckoning = Figures,
  Plan = Figures,
  Tally = Figures,
> {
  Board: Component<BoardProps<View, Content, Reckoning, Plan>>;
  /** Whether the board itself says who sits where. */
  namesSeats?: boolean;
  /** Whether choices are long, so that their list needs wider columns. */
  isWordy?: boolean;
  /** What the first sight of a table does not show; it comes when the browser has time for it. */
  later: () => Promise<LaterFace<View, Content, Tally>>;
  /** For how many milliseconds what happened should be looked at: a battle, a trick. */
  scene?: (fresh: Told[]) => number;
  /** What the board asks for as one whole act, which a list would ask piece by piece: the words
   * of that question, '' if they are those of the first piece, null if there is no such act. */
  whole?: (view: View) => string | null;
  /** Choices that people like to be asked about twice. */
  weighty?: RegExp;
  /** A choice in the words of the position, where its notation alone would say too little. */
  label?: (texts: Texts, text: string, view: View, content: Content) => string;
  /** What this browser answers by itself, by the player's settings and what everybody sees. */
  auto?: (view: View, seat: number) => string | null;
  /** What to choose where several choices come to the same; nobody is asked who does not want to
   * be, unless other people could read something from it. */
  same?: (view: View, seat: number, legal: readonly Choice[]) => string | null;
  /** The part of the log that may be read again, where it is not all of it. */
  log?: (log: Told[], view: View) => Told[];
  /** What a card says that made an event happen. */
  quote?: (told: Told['told']) => string;
  /** The components, where they are not just those of the pack. */
  content?: (options: Record<string, string>) => Promise<Content>;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- every game has figures of its own
export type AnyFace = GameFace<any, any, any, any, any>;

/** A button on the home page: a page of the game's own, or a table that it opens. */
export type Way = {
  label: string;
  isQuiet?: boolean;
  /** For whoever has never played. */ isGuided?: boolean;
} & ({ href: string } | { open: (info: GameInfo) => Promise<Summary> });

/** What edits an option of a new table. */
export interface EditorProps<Content = unknown> {
  id: string;
  name: string;
  value: string;
  /** What the other options say. */
  options: Record<string, string>;
  /** What its module's `load` gave. */
  content: Content;
  /** With it other options may have to change. */
  onchange: (value: string, others?: Record<string, string>) => void;
}

/** The module of an editor; `load` fetches what it cannot be drawn without. */
export interface Editor {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- every editor has content of its own
  default: Component<EditorProps<any>>;
  load?: () => Promise<unknown>;
}

export interface Registration {
  face: () => Promise<AnyFace>;
  /** What the log may point at, so that it is shown in full: `card`, `strategy`. */
  pointed?: readonly string[];
  /** What the home page offers besides a game against a bot. */
  ways?: Way[];
  /** What the guided first game explains, and when. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- every game has figures of its own
  lesson?: () => Promise<{ STEPS: Step<Scene<any>>[] }>;
  /** Pages of its own, by their addresses. */
  pages?: Record<string, () => Promise<Page>>;
  /** Options of a new table that plain text would not do for. */
  editors?: Record<string, () => Promise<Editor>>;
  /** What a person can set for this game alone. */
  settings?: { title: string; note: string; load: () => Promise<{ default: Component }> };
}
