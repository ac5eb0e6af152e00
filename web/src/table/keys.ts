/** What keys mean at a table: 1 to 9 choose, arrows walk through the list. */

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The choice that a key means, counted from 0; none while somebody types or uses a shortcut. */
export function choiceOf(pressed: Pressed, isTyping: boolean): number | null {
  const isPlain = !(pressed.ctrlKey || pressed.metaKey || pressed.altKey);
  return isPlain && !isTyping && /^[1-9]$/.test(pressed.key) ? Number(pressed.key) - 1 : null;
}

type Command = 'undo' | 'hint' | 'rules' | 'keys' | 'go-on';

/** What a key does besides choosing. */
export const COMMANDS: Record<string, Command> = {
  KeyU: 'undo',
  KeyH: 'hint',
  KeyR: 'rules',
  Space: 'go-on',
};

/** By where the key lies, so that it is the same for every alphabet. */
export function commandOf(
  pressed: Pressed & Pick<KeyboardEvent, 'code'>,
  isTyping: boolean,
): Command | null {
  if (isTyping || pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  return pressed.key === '?' ? 'keys' : (COMMANDS[pressed.code] ?? null);
}

/** Do what a key means; one that means nothing now is left to the browser. */
export function obey(event: KeyboardEvent, deeds: Record<Command, (() => void) | null>): void {
  const target = event.target as HTMLElement;
  const isTyping = target.closest('input, textarea, select, dialog:modal') !== null;
  const command = commandOf(event, isTyping);
  const deed = command && deeds[command];
  if (!deed) return;
  deed();
  event.preventDefault();
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Where an arrow key leads from a place in a list; round the ends. */
export function placeAfter(key: string, at: number, count: number): number | null {
  const step = STEPS[key];
  return step && count ? (at + step + count) % count : null;
}
