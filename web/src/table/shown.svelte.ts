/** What a table shows to whoever looks at it: through whose eyes, what was done, what is asked.
 *
 * Views and choices stay the same things while nothing in them changes: on the board a choice may
 * be half made.
 */
import type { AnyFace } from '../games';
import { isAmongPeople } from '../lib/company';
import type { Live } from '../lib/live.svelte';
import type { Settings } from '../lib/settings.svelte';
import { words } from '../lib/texts.svelte';
import type { Figures, Reason, Table } from '../lib/wire';
import type { Autopilot } from './autopilot.svelte';
import { questionOf } from './deeds.svelte';
import { forced, named, promptOf } from './question';
import { named as namedIn } from './speed';
import { verdict } from './verdict';

interface Laid {
  live: Pick<Live, 'pace' | 'queued'>;
  table: Table;
  face: AnyFace;
  content: Figures;
}

export type Shown = ReturnType<typeof shownOf>;

export function shownOf(
  laid: () => Laid,
  autopilot: Autopilot,
  wish: () => Pick<Settings, 'forced'>,
) {
  const { live, table, face, content } = $derived(laid());
  const { pace, queued } = $derived(live);
  const { view, summary, viewer, decision } = $derived(table);
  const { game, options } = $derived(summary);
  const texts = $derived(words.texts.of(game));

  // Who is here

  const names = $derived(summary.seats.map((seat) => seat.name || seat.colour));
  /** The seat this device plays for now; none for a spectator. */
  const seat = $derived(typeof viewer === 'number' ? viewer : null);
  /** Whether several people share this device. */
  const isHot = $derived(summary.seats.some(({ kind }) => kind === 'hot'));
  const hasOpponents = $derived(
    summary.seats.some(({ kind, is_you }) => kind === 'human' && !is_you),
  );
  /** Boards name their players; plates add clocks, and who is there. */
  const needsPlates = $derived(
    summary.seats.length > 1 &&
      (!face.namesSeats || hasOpponents || Object.keys(table.clocks).length > 0),
  );

  // What was done

  /** What was done last, if somebody should look at it. */
  const fresh = $derived(pace.shown?.fresh ?? []);
  const isNews = $derived(!!pace.shown?.isTheirs || (face.scene?.(fresh) ?? 0) > 0);
  const news = $derived(isNews ? fresh.map(({ told }) => texts.event(told, names, viewer)) : []);
  /** What it names. */
  const lit = $derived(isNews ? namedIn(fresh) : new Set<string>());
  const result = $derived(
    table.over
      ? verdict(texts, { scores: table.over.scores, names, mine: isHot ? [] : summary.your_seats })
      : '',
  );

  // What may be chosen

  const bare = $derived(own(table.legal));
  const bareBlocked = $derived(own(table.blocked));
  const bareClaims = $derived(own(table.claims));
  const choices = $derived(named(bare, label));
  /** The only choice, or one that all others come to; who does not want to be asked is not. */
  const onlyOne = $derived.by(() => {
    if (!wish().forced || isHot || seat === null) return null;
    const isWatched = isAmongPeople(summary) || summary.lesson;
    return forced(choices) ?? (isWatched ? null : (face.same?.(view, seat, bare ?? []) ?? null));
  });
  /** What the player's settings answer without asking. */
  const auto = $derived(
    seat !== null && choices.length && pace.isSeen
      ? autopilot.answer(decision, face.auto?.(view, seat) ?? onlyOne)
      : null,
  );
  const legal = $derived(auto === null && pace.isSeen ? choices : []);
  const blocked = $derived(
    pace.isSeen
      ? named(bareBlocked, label).map((shut) => ({ ...shut, rule: against(shut.reason) }))
      : [],
  );
  const claims = $derived(pace.isSeen ? named(bareClaims, label) : []);
  const sealed = $derived(seat === null ? null : (table.sealed[seat] ?? null));

  // What is asked

  const isAsked = $derived(legal.length > 0 && !sealed);
  /** The words of a whole act that the board asks for; null if it asks for none. */
  const whole = $derived(isAsked ? (face.whole?.(view) ?? null) : null);
  const prompt = $derived(promptOf(texts, { table, names, queued, sealed, whole }));
  const rule = $derived(texts.ruleOf(view, options.edition));
  const help = $derived(isAsked ? texts.help(view, names, viewer) : '');

  function own<T>(parts: Record<string, T[]>): T[] | undefined {
    return seat === null ? undefined : parts[seat];
  }

  function label(text: string): string {
    return face.label?.(texts, text, view, content) ?? texts.action(text);
  }

  /** The rule that a refusal comes from. */
  function against(reason: Reason): string {
    return texts.ruleAgainst(reason, view, options.edition);
  }

  return {
    label,
    against,
    get table() {
      return table;
    },
    get texts() {
      return texts;
    },
    get names() {
      return names;
    },
    get seat() {
      return seat;
    },
    get isHot() {
      return isHot;
    },
    get hasOpponents() {
      return hasOpponents;
    },
    get needsPlates() {
      return needsPlates;
    },
    get news() {
      return news;
    },
    get lit() {
      return lit;
    },
    get result() {
      return result;
    },
    get onlyOne() {
      return onlyOne;
    },
    get auto() {
      return auto;
    },
    get legal() {
      return legal;
    },
    get blocked() {
      return blocked;
    },
    get claims() {
      return claims;
    },
    get sealed() {
      return sealed;
    },
    get isAsked() {
      return isAsked;
    },
    get whole() {
      return whole;
    },
    /** What names the question at hand. */
    get question() {
      return questionOf({ seat, decision });
    },
    get prompt() {
      return prompt;
    },
    get rule() {
      return rule;
    },
    get help() {
      return help;
    },
  };
}
