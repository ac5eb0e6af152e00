import { t, words } from './texts.svelte';
import type { BotLevel } from './wire';

/** A bot as it is offered: how strong it is, and who it is. */
export function botLevel({ id, spec }: BotLevel): string {
  const { texts } = words;
  const who = texts.player(spec.split(':')[0] ?? spec);
  return texts.has(`web-level-${id}`) ? `${t(`web-level-${id}`)} · ${who}` : who;
}
