import { describe, expect, it } from 'vitest';
import { hyphenated } from '../src/lib/hyphens';

const shown = (text: string): string => hyphenated(text).replaceAll('\u00ad', '-');

describe('hyphens', () => {
  it('part long words where a syllable begins', () => {
    expect(shown('Громовержец')).toBe('Гро-мо-вер-жец');
    expect(shown('Навешиватель')).toBe('На-ве-ши-ва-тель');
    expect(shown('Приключенец')).toBe('При-клю-че-нец');
    expect(shown('Stormtrooper')).toBe('Storm-troo-per');
    expect(shown('Apothicaire')).toBe('Apo-thi-caire');
  });
  it('leave no soft sign at a beginning and no stump at the end', () => {
    expect(shown('Идущий к Эленьямену')).toBe('Идущий к Элень-я-мену');
    expect(shown('Заикающийся маг')).toBe('Заи-каю-щийся маг');
  });
  it('leave short words alone', () => {
    expect(shown('Captain Laar')).toBe('Captain Laar');
  });
});
