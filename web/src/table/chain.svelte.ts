/** Choices that follow from one gesture, each made once it is asked for. */
import type { Choice } from '../lib/wire';

export class Chain {
  private texts = $state.raw<string[]>([]);
  private isSending = $state(false);
  private answered: readonly Choice[] = [];
  private isPatient = false;

  constructor(private readonly act: (text: string) => Promise<void>) {}

  /** A patient one waits while something else is asked; else that is the end of it. */
  begin(texts: string[], isPatient = false): void {
    this.texts = texts;
    this.isPatient = isPatient;
  }

  /** Make the next choice, if it is among those that are open now. */
  follow(legal: readonly Choice[]): void {
    const [next] = this.texts;
    if (!next || this.isSending || !legal.length || legal === this.answered) return;
    if (legal.some(({ text }) => text === next)) {
      this.answered = legal;
      this.texts = this.texts.slice(1);
      void this.send(next);
    } else if (!this.isPatient) this.texts = [];
  }

  private async send(text: string): Promise<void> {
    this.isSending = true;
    await this.act(text);
    this.isSending = false;
  }
}
