// Glyphs that follow or precede a letter in Bijoy, and hardly do so in English. Accented letters (Sjögren) prove nothing.
const VOWEL_BEFORE = /[†‡ˆ‰][A-Za-z_`¯®¤°-¿À-ÿ]/g;
const GLYPH_AFTER = /[A-Za-z_`][©ª«¨¡¦Ÿ¢¥§¬\u00ADÖœ…ƒ‚„~][A-Za-z_`|,.;:?]?/g;
const GLYPH_BEFORE = /(?<![A-Za-z])[¯®¤š›][A-Za-z_`‹^Íú§’—‘Œ¿]/g;
// The vowel signs v and w beside consonants: evsjv, wK.
const SIGN =
  /(?:^[b-df-hj-np-tx-z]v|[A-Za-z_`]v(?:[b-df-hj-np-tx-z]|[A-Z_`]|$)|(?<![aeiouAEIOU])w[bcdfgjklmnpqtvxzA-Z_`])/;
// In every text with such a sign, and in few others: most questions need no closer look.
const HINT = /(?<![A-Za-z])[b-df-hj-np-tx-z]v|[A-Za-z_`]v(?![aeiou])|(?<![aeiouAEIOU])w[bcdfgjklmnpqtvxzA-Z_`]/;
const OF_A_SYLLABLE = /[a-z][A-Z]|[†‡ˆ‰©ª¨¯®¤¶³½¼ÿ×ßó]/;
const BANGLA = /[\u0980-\u09FF]/;
const TAGS = /<[^<>]*>|&(?:nbsp|lt|gt|quot);/g;
const UNIT = /^(?:iv|IV|HIV|vs|pH|mRNA|tRNA|cAMP|mmHg|kPa|mV|kV|eV)$/;

/** Plain English inside Bijoy text: letters alone, in the case of a word or an abbreviation. */
export function isEnglish(word: string): boolean {
  const letters = word.replace(/^[("'[]+|(?<![)"'\].,;:?!])[)"'\].,;:?!]+$/g, '');
  if (UNIT.test(letters) || /^[A-Z]{3,}\d*$/.test(letters)) return true;
  return /^[A-Z]?[a-z-]{3,}$/.test(letters) && /[aeiou]/i.test(letters) && !SIGN.test(letters);
}

/** How much of a text looks like Bijoy, in pieces of evidence. */
function evidence(html: string) {
  const text = html.replace(TAGS, ' ');
  const words = text.split(/\s+/).filter((word) => /[A-Za-z_`]/.test(word));
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const strong = count(VOWEL_BEFORE) + count(GLYPH_AFTER) + count(GLYPH_BEFORE);
  const weak = words.filter(
    (word) => !isEnglish(word) && SIGN.test(word.replace(/(?<![.,;:?!|)])[.,;:?!|)]+$/, '')),
  ).length;
  return { words: words.length, strong, weak };
}

/** Whether text needs the closer look of `isBijoy`. */
export const hasBijoyHint = (text: string): boolean => HINT.test(text);

/** True for text in SutonnyMJ and other fonts of the Bijoy keyboard. One odd word among English ones is none. */
export function isBijoy(html: string): boolean {
  if (!HINT.test(html) || BANGLA.test(html)) return false;
  const { words, strong, weak } = evidence(html);
  const found = strong + weak;
  return (found >= 3 && found >= 0.3 * words && weak >= 1) || (strong >= 1 && weak >= 1 && found >= 0.5 * words);
}

/** The same for a text beside others in Bijoy, such as an option of one word. */
export const mayBeBijoy = (html: string): boolean =>
  !BANGLA.test(html) &&
  html
    .replace(TAGS, ' ')
    .split(/\s+/)
    .some((word) => !isEnglish(word) && (SIGN.test(word) || OF_A_SYLLABLE.test(word)));

/** Words in Latin letters that are not plain English: beside a text in Bijoy they may be either. */
export const unclearWords = (html: string): string[] =>
  html
    .replace(TAGS, ' ')
    .split(/\s+/)
    .filter((word) => /[A-Za-z]/.test(word) && !isEnglish(word));
