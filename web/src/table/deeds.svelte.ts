/** What a player does and asks at a table. What the server will not have is told to him. */
import type { Live, Order } from '../lib/live.svelte';
import { patient } from '../lib/reasons';
import type { Answer, Figures, Offer } from '../lib/wire';
import { focus } from './focus';

/** Who acts now, and about what. */
export interface Turn {
  /** None for a spectator. */
  seat: number | null;
  decision: number;
  /** Whether the player likes to be asked twice about a choice. */
  isWeighty: (text: string) => boolean;
}

/** What names the question that a seat is asked. */
export function questionOf({ seat, decision }: Pick<Turn, 'seat' | 'decision'>): string {
  return `${decision}/${seat}`;
}

export type Tool = 'undo' | 'draw' | 'takeback' | 'resign';

export class Deeds {
  /** Whether a choice is on its way. */
  isBusy = $state(false);
  private wish = $state.raw({ text: '', question: '' });

  constructor(
    private readonly send: Live['do'],
    private readonly turn: () => Turn,
    private readonly refused: (error: unknown) => void,
  ) {}

  /** A choice that waits to be confirmed; about another question there is none. */
  get wished(): string {
    return this.wish.question === questionOf(this.turn()) ? this.wish.text : '';
  }

  readonly forget = (): void => {
    this.wish = { text: '', question: '' };
  };

  readonly choose = async (text: string): Promise<void> => {
    const turn = this.turn();
    const { seat, decision, isWeighty } = turn;
    if (seat === null || this.isBusy) return;
    const isSure = this.wished === text || !isWeighty(text);
    this.wish = { text: isSure ? '' : text, question: questionOf(turn) };
    if (!isSure) return;
    this.isBusy = true;
    focus.owe();
    await this.attempt({ do: 'choose', seat, text, decision });
    this.isBusy = false;
  };

  /** What can be worked out about hidden things. */
  readonly reckon = async (): Promise<Figures | null> => {
    const answer = await this.ofSeat((seat) => ({ do: 'reckon', seat }));
    return answer?.reckoning ?? null;
  };

  /** What a whole act would come to. */
  readonly plan = async (wish: string[]): Promise<Figures | null> => {
    const answer = await this.ofSeat((seat) => ({ do: 'plan', seat, wish }));
    return answer?.plan ?? null;
  };

  /** What choices lead to at once; nothing if the server cannot be asked. */
  readonly forecast = async (texts: string[]): Promise<Record<string, Figures | null>> => {
    const { seat } = this.turn();
    if (seat === null) return {};
    const order = { do: 'forecast', seat, texts } as const;
    const answer = await patient(() => this.send(order)).catch(() => null);
    return answer?.forecasts ?? {};
  };

  use(tool: Tool): void {
    void this.ofSeat((seat) => ({ do: tool, seat }));
  }

  /** Answer an offer, at a shared device for the first seat. */
  respond([seat]: number[], { offer }: Offer, accept: boolean): void {
    if (seat !== undefined) void this.attempt({ do: 'respond', seat, offer, accept });
  }

  readonly say = async (text: string): Promise<void> => {
    await this.attempt({ do: 'chat', text });
  };

  private async ofSeat(order: (seat: number) => Order): Promise<Answer | null> {
    const { seat } = this.turn();
    return seat === null ? null : this.attempt(order(seat));
  }

  private async attempt(order: Order): Promise<Answer | null> {
    try {
      return await this.send(order);
    } catch (error) {
      this.refused(error);
      return null;
    }
  }
}
