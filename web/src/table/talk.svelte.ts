/** The log and the chat, one at a time; what is said behind the log is counted. */
export const TABS = ['log', 'chat'] as const;
export type Tab = (typeof TABS)[number];

export class Talk {
  tab = $state<Tab>('log');
  private heard = $state(0);

  /** `said` is how many remarks there are. */
  constructor(said: number) {
    this.heard = said;
  }

  open(tab: Tab, said: number): void {
    // Whoever leaves the chat has heard what was said meanwhile.
    this.heard = said;
    this.tab = tab;
  }

  unread(said: number): number {
    return this.tab === 'chat' ? 0 : Math.max(0, said - this.heard);
  }
}
