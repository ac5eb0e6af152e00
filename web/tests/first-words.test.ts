/** What comes at once is what the first sight of a page can say. */
import { describe, expect, it } from 'vitest';
import { firstWords } from '../scripts/first-words';

describe('the first words', () => {
  const ofPages = firstWords();
  const ofDraft = firstWords('draft', ['card']);

  it('are those that modules mention which come at once', () => {
    expect(['web-skip', 'web-home-lead', 'web-tool-undo'].filter((id) => !ofPages(id))).toEqual([]);
  });

  it('are those that fit a text with gaps', () => {
    expect(ofPages('web-pace-quick')).toBe(true);
    expect(firstWords('shieldwall')('shieldwall-ask-attack')).toBe(true);
  });

  it('name what the rules tell, and what boards show', () => {
    expect(ofDraft('berserk-card-young-troll')).toBe(true);
    expect(ofDraft('berserk-realms-fire')).toBe(true);
  });

  it('are not those of the game whose cards are played with', () => {
    expect(ofDraft('draft-event-took')).toBe(true);
    expect(ofDraft('berserk-event-rolled')).toBe(false);
  });

  it('are not those of other pages, of dialogs and of lessons', () => {
    const later = ['web-replay-speed', 'web-fair-title', 'web-set-theme', 'shieldwall-guide-begin'];
    expect(later.filter((id) => firstWords('shieldwall')(id) || ofPages(id))).toEqual([]);
  });
});
