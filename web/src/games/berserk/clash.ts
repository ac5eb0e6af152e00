/** The last attack, put together from what was told of it. */
import type { Told } from '../../lib/wire';

export interface Blow {
  card: string | null;
  seat: number;
  at: string;
  /** The die and what it came to. */
  die: number | null;
  total: number | null;
  strength: string | null;
  wounds: number;
}

export interface Clash {
  n: number;
  means: string;
  attacker: Blow;
  defender: Blow;
  isProtected: boolean;
  /** Which row the higher roller took, if it could choose. */
  row: string | null;
  isOver: boolean;
}

const STEPS = new Set(['rolled', 'row', 'hit', 'missed', 'blocked', 'protects']);

export function lastClash(log: Told[]): Clash | null {
  const at = log.findLastIndex(({ told }) => told.event === 'declared');
  const begun = log[at];
  if (!begun) return null;
  const clash = declared(begun);
  for (const event of log.slice(at + 1)) {
    if (STEPS.has(event.told.event)) follow(clash, event);
    else if (event.told.event === 'turn') clash.isOver = true;
  }
  return clash;
}

function declared({ n, told }: Told): Clash {
  const attacker = blow(told.card, told.seat, told.at);
  const defender = blow(aimedAt(told), 1 - Number(told.seat), told.target);
  const means = String(told.means);
  return { n, means, attacker, defender, isProtected: false, row: null, isOver: false };
}

function blow(card: unknown, seat: unknown, at: unknown): Blow {
  const name = typeof card === 'string' ? card : null;
  const figures = { die: null, total: null, strength: null, wounds: 0 };
  return { card: name, seat: Number(seat), at: String(at), ...figures };
}

/** Who is aimed at, if that is known. */
function aimedAt({ cards }: Told['told']): string | null {
  return Array.isArray(cards) ? ((cards[0] as string | undefined) ?? null) : null;
}

function follow(clash: Clash, { told }: Told) {
  const side = told.seat === clash.attacker.seat ? clash.attacker : clash.defender;
  if (told.event === 'row') {
    clash.row = String(told.row);
    return;
  }
  if (told.event === 'protects') clash.isProtected = true;
  if (typeof told.card === 'string') side.card = told.card;
  side.at = String(told.at);
  if (side === clash.attacker) clash.defender.card ??= aimedAt(told);
  if (told.event === 'rolled') {
    side.die = Number(told.die);
    side.total = Number(told.total);
  } else if (told.event === 'hit') {
    side.strength = String(told.strength);
    side.wounds = Number(told.wounds);
  } else if (told.event === 'missed' || told.event === 'blocked') {
    side.strength = told.event === 'missed' ? 'miss' : 'blocked';
  }
}
