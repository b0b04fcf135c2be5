import { toNfc } from 'text/normalise.ts';
import { JOINED, MARKS, SIGNS, VOWELS_AFTER } from './glyphs.ts';
import { canBeBangla } from './impossible.ts';
import { isEnglish } from './recognise.ts';
import { Syllable, vowelOf } from './syllable.ts';

const PIECES = /(<[^<>]*>|\s+)/;
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ' };
const BANGLA = /[\u0980-\u09FF]/;
const ESCAPES: Record<string, string> = { '<': '&lt;', '>': '&gt;' };

// What these letters spell in Bijoy follows no number, and a dose must not become a word.
const UNITS = 'mg|µg|mcg|ng|kg|gm|ml|mL|dl|dL|cc|cm|mm|mmol|mEq|IU|hr|hrs|kcal|bpm';
const DOSE = new RegExp(`^[\\d.,–-]+(?:${UNITS})(?![A-Za-z])`);
const UNIT = new RegExp(`^(?:${UNITS}|g|L)(?![A-Za-z])`);
const ENDS_IN_NUMBER = /\d$/;
const AMBIGUOUS_SIGN = /\d[°±×÷½¼²³·]/;
const HALF_LETTER = /\u09CD(?![\u0980-\u09FF])/;

/** `doubtful` are words that cannot be Bangla, or may not be; `kept` are those that stay in Latin letters. */
type Conversion = { text: string; doubtful: string[]; kept: string[] };

/**
 * Text in the Bijoy keyboard's code page as Unicode. Tags stay, and so do English words. By hand, because no package of npm
 * for it is maintained: one needs react-scripts, the others are six years old.
 */
export function convertBijoy(html: string): Conversion {
  const doubtful: string[] = [];
  const kept: string[] = [];
  let previous = '';
  const pieces = html.split(PIECES).map((piece) => {
    if (piece === '' || piece.startsWith('<') || piece.trim() === '') return piece;
    const word = piece.replace(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => ENTITIES[entity]!);
    const isUnit = DOSE.test(word) || (ENDS_IN_NUMBER.test(previous) && UNIT.test(word));
    previous = word;
    if (word === '&') return piece;
    if (isEnglish(word)) {
      kept.push(word);
      return piece;
    }
    const text = convertGlyphs(word);
    const isHalf = HALF_LETTER.test(text) && !word.includes('&');
    if (isUnit || isHalf || isSignOnly(word) || AMBIGUOUS_SIGN.test(word) || !canBeBangla(text)) doubtful.push(word);
    return text.replace(/[<>]/g, (character) => ESCAPES[character]!);
  });
  return { text: pieces.join(''), doubtful, kept };
}

/** Without a letter, × and ½ are more likely themselves than the conjuncts that Bijoy has in their places. */
const isSignOnly = (word: string) => !/[A-Za-z_`]/.test(word) && /[^\u0000-\u007F–—“”‘’ÐÑÒÓÔÕ…]/.test(word);

/** Behind an independent vowel, as in A¨v (অ্যা) and AvuLv. */
const lone = (glyph: string) => JOINED.get(glyph) ?? VOWELS_AFTER.get(glyph) ?? MARKS.get(glyph);

function convertGlyphs(word: string): string {
  const syllable = new Syllable();
  const texts: string[] = [];
  for (let at = 0; at < word.length; at += 1) {
    const glyph = word[at]!;
    if (syllable.add(glyph)) continue;
    texts.push(syllable.take());
    // What ends a syllable may begin the next.
    if (syllable.add(glyph)) continue;
    const vowel = vowelOf(glyph, word[at + 1] ?? '');
    if (vowel === 'আ') at += 1;
    const isBehindBangla = BANGLA.test(texts.findLast((text) => text !== '')?.at(-1) ?? '');
    texts.push(vowel ?? SIGNS.get(glyph) ?? (isBehindBangla ? lone(glyph) : undefined) ?? glyph);
  }
  return toNfc(texts.join('') + syllable.take());
}
