import { t } from './texts.svelte';

const DAY = 86_400;
const HOUR = 3600;

function two(number: number): string {
  return String(Math.floor(number)).padStart(2, '0');
}

/** Time that is left, as a clock shows it: `4:05`, `1:30:00`, or days and hours. */
export function clockFace(seconds: number): string {
  if (seconds >= DAY) {
    const [days, hours] = [Math.floor(seconds / DAY), Math.floor((seconds % DAY) / HOUR)];
    return t('web-clock-days-left', { days, hours });
  }
  const rest = `${two((seconds % HOUR) / 60)}:${two(seconds % 60)}`;
  return seconds >= HOUR
    ? `${Math.floor(seconds / HOUR)}:${rest}`
    : `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

export function days(seconds: number): number {
  return Math.round(seconds / DAY);
}
