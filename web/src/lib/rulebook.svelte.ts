/** The rules beside whatever is on the page: opened at a rule, closed again, nothing else lost. */
import { tick } from 'svelte';

export interface Opened {
  game: string;
  /** The edition that is played; '' for all. */
  edition: string;
  /** The number of a rule; '' for the beginning. */
  rule: string;
}

class Rulebook {
  opened = $state.raw<Opened | null>(null);
  /** What "rules" means on this page: those of the table one sits at, and of its question. */
  here = $state.raw<Opened | null>(null);
  private opener: Element | null = null;

  open(place: Opened): void {
    if (!this.opened) this.opener = document.activeElement;
    this.opened = place;
  }

  /** A rule of the game on this page, if there is one. */
  openHere(rule?: string): void {
    if (this.here) this.open({ ...this.here, rule: rule ?? this.here.rule });
  }

  /** For a component that says what "rules" means while it is on the page. */
  lieBeside(place: () => Opened): void {
    $effect(() => {
      this.here = place();
    });
    $effect(() => () => {
      this.here = null;
      this.opened = null;
    });
  }

  /** The focus goes back to whatever opened the book, once the book no longer keeps it. */
  async close(): Promise<void> {
    const { opener } = this;
    this.opened = null;
    this.opener = null;
    await tick();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  }
}

export const rulebook = new Rulebook();
