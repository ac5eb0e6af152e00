/** Which of the numbered rules are shown, and how they are laid out. */
import type { Rule } from './wire';

export interface Section {
  title: string;
  rules: Rule[];
}

/** Of this edition ('' for all), with what is searched for in its number or text. */
export function fits({ id, text, editions }: Rule, edition: string, search: string): boolean {
  if (edition && editions.length && !editions.includes(edition)) return false;
  return `${id} ${text}`.toLowerCase().includes(search.trim().toLowerCase());
}

/** The editions of a game, in the order in which its rules name them; none if there is one. */
export function editionsOf(rules: Rule[]): string[] {
  return [...new Set(rules.flatMap(({ editions }) => editions))];
}

export function sectionsOf(rules: Rule[]): Section[] {
  const titles = [...new Set(rules.map(({ section }) => section))];
  return titles.map((title) => ({ title, rules: rules.filter((rule) => rule.section === title) }));
}
