/**
 * Soft hyphens in long words, for names on narrow cards.
 *
 * Browsers hyphenate by themselves only where they have a dictionary of the language, and
 * many have none. This goes by the sounds: a syllable begins with its last consonant, or
 * with a pair like `tr` or `th`. That is right often enough for a name that would not fit otherwise.
 */
const LONG = /\p{L}{9,}/gu;
const VOWEL = '[aeiouyàâäéèêëîïôöùûüаеёиоуыэюя]';
const BETWEEN_VOWELS = new RegExp(`(${VOWEL})((?:(?!${VOWEL}).)+)(?=${VOWEL})`, 'giu');
const BEGINS_A_SYLLABLE = /(?:[bcdfgkptvбвгдкптф][lrлр]|[cpst]h|[^ьъй])$|$/iu;
const FEWEST = 3;

export function hyphenated(text: string): string {
  return text.replace(LONG, (word) =>
    word.replace(BETWEEN_VOWELS, (both, vowel: string, consonants: string, at: number) => {
      const cut = vowel.length + consonants.search(BEGINS_A_SYLLABLE);
      const before = at + cut;
      if (before < FEWEST - 1 || word.length - before < FEWEST) return both;
      return `${both.slice(0, cut)}\u00ad${both.slice(cut)}`;
    }),
  );
}
