/** Answers that the player's settings give, each question once. */
import type { Live } from '../lib/live.svelte';

/** Milliseconds that people take over a choice which is none. */
const THOUGHT = { least: 900, most: 2600 };

/** A while to wait, so that others cannot tell by the time that there was no choice. */
export function thought(): number {
  return THOUGHT.least + Math.random() * (THOUGHT.most - THOUGHT.least);
}

export class Autopilot {
  private answered = -1;
  private refused = $state(-1);

  constructor(private readonly send: Live['do']) {}

  /** What is answered to a decision; nothing if the server would not have it. */
  answer(decision: number, wish: string | null): string | null {
    return this.refused === decision ? null : wish;
  }

  async give(decision: number, seat: number, text: string, pause = 0): Promise<void> {
    if (this.answered === decision) return;
    this.answered = decision;
    if (pause) await new Promise((done) => setTimeout(done, pause));
    try {
      await this.send({ do: 'choose', seat, text, decision });
    } catch {
      // The person is asked after all.
      this.refused = decision;
    }
  }
}
