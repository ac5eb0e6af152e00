/** The words of a language come in two parts: what a first sight says, and the rest. */
import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('document', { documentElement: {} });
const { t, words } = await import('../src/lib/texts.svelte');

describe('words', () => {
  it('are at first those of the first sight', async () => {
    await words.speak('en');
    await words.learn('draft');
    expect(t('web-skip')).not.toBe('web-skip');
    expect(t('draft-label-stack')).not.toBe('draft-label-stack');
    expect(t('berserk-realms-fire')).not.toBe('berserk-realms-fire');
    expect(t('web-fair-title')).toBe('web-fair-title');
    expect(words.texts.of('draft').declared.rules).toBeUndefined();
  });

  it('take names from what brings them', () => {
    words.name('berserk-card', [{ id: 'young-troll', name: 'Young Troll' }]);
    expect(t('berserk-card-young-troll')).toBe('Young Troll');
  });

  it('are whole when the rest has come, of games that are learned later too', async () => {
    await words.learnRest();
    await words.learn('shieldwall');
    const late = ['web-fair-title', 'draft-goal', 'berserk-event-rolled', 'shieldwall-goal'];
    expect(late.filter((id) => t(id) === id)).toEqual([]);
    expect(words.texts.of('draft').declared.rules).toBeDefined();
    expect(words.texts.of('draft').declared.actions).toBeDefined();
  });

  it('are whole in another language', async () => {
    await words.speak('fr');
    expect(t('web-fair-title')).not.toBe('web-fair-title');
    expect(t('draft-goal')).not.toBe('draft-goal');
  });
});
