/** Short messages that come and go at the edge of the page. */
import { Refusal, Unreachable } from './api';
import { t, words } from './texts.svelte';

export interface Notice {
  id: number;
  text: string;
  kind: 'good' | 'bad';
  /** The number of the rule that it comes from. */
  rule: string;
}

class Notices {
  all = $state.raw<Notice[]>([]);
  private count = 0;

  add(text: string, kind: Notice['kind'] = 'good', rule = ''): void {
    const id = ++this.count;
    this.all = [...this.all.slice(-2), { id, text, kind, rule }];
    setTimeout(() => this.drop(id), 6000);
  }

  drop(id: number): void {
    this.all = this.all.filter((notice) => notice.id !== id);
  }

  fail(error: unknown): void {
    this.add(plain(error), 'bad');
  }
}

/** Whatever went wrong, in words. */
export function plain(error: unknown): string {
  if (error instanceof Refusal) return words.texts.why(error.reason) || t('web-error');
  if (error instanceof Unreachable) return t('web-unreachable');
  console.error(error);
  return t('web-error');
}

export const notices = new Notices();
