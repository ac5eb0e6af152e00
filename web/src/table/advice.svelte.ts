/** What is advised about one question: a hint with the adviser's attention, and odds. */
import type { Live } from '../lib/live.svelte';
import type { Odds } from '../lib/wire';

type Send = Live['do'];

export class Advice {
  hint = $state<string | null>(null);
  /** Why there is none, until the next question. */
  refusal = $state('');
  shares = $state.raw<Record<string, number>>({});
  odds = $state.raw<Record<string, Odds>>({});
  isThinking = $state(false);
  private question = '';

  constructor(
    private readonly send: Send,
    private readonly why: (error: unknown) => string,
  ) {}

  /** Advice belongs to one question; about another there is none yet. */
  about(question: string): void {
    if (question === this.question) return;
    this.question = question;
    this.hint = null;
    this.refusal = '';
    this.shares = {};
    this.odds = {};
  }

  async ask(seat: number): Promise<void> {
    this.isThinking = true;
    this.refusal = '';
    const asked = this.question;
    try {
      const { hint, options = [] } = await this.send({ do: 'hint', seat });
      if (asked === this.question) {
        this.hint = hint ?? null;
        this.shares = Object.fromEntries((options ?? []).map((o) => [o.text, o.share]));
      }
    } catch (error) {
      if (asked === this.question) this.refusal = this.why(error);
    }
    this.isThinking = false;
  }

  /** One after the other: each costs the server a short simulation. */
  async weigh(seat: number, choices: string[], isWanted: () => boolean): Promise<void> {
    const asked = this.question;
    for (const text of choices) {
      if (asked !== this.question || !isWanted()) return;
      const answer = await this.send({ do: 'odds', seat, text }).catch(() => null);
      if (asked === this.question && answer?.odds)
        this.odds = { ...this.odds, [text]: answer.odds };
    }
  }
}
