/** Answers that the player's settings give, each question once. */
import type { Live } from '../lib/live.svelte';

export class Autopilot {
  private answered = -1;
  private refused = $state(-1);

  constructor(private readonly send: Live['do']) {}

  /** What is answered to a decision; nothing if the server would not have it. */
  answer(decision: number, wish: string | null): string | null {
    return this.refused === decision ? null : wish;
  }

  async give(decision: number, seat: number, text: string): Promise<void> {
    if (this.answered === decision) return;
    this.answered = decision;
    try {
      await this.send({ do: 'choose', seat, text, decision });
    } catch {
      // The person is asked after all.
      this.refused = decision;
    }
  }
}
