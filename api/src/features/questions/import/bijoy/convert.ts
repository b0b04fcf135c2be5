import { JOINED, MARKS, SIGNS, VOWELS_AFTER } from './glyphs.ts';
import { isEnglish } from './recognise.ts';
import { Syllable, vowelOf } from './syllable.ts';

const PIECES = /(<[^<>]*>|\s+)/;
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ' };
const ENDS_IN_BANGLA = /[\u0980-\u09FF]$/;
const ESCAPES: Record<string, string> = { '<': '&lt;', '>': '&gt;' };

/**
 * Text in the Bijoy keyboard's code page as Unicode. Tags stay, and so do English words. By hand, because no package of npm
 * for it is maintained: one needs react-scripts, the others are six years old.
 */
export const convertBijoy = (html: string): string =>
  html
    .split(PIECES)
    .map((piece) => (piece === '' || piece.startsWith('<') || piece.trim() === '' ? piece : convertWord(piece)))
    .join('');

function convertWord(escaped: string): string {
  const word = escaped.replace(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => ENTITIES[entity]!);
  if (word === '&' || isEnglish(word)) return escaped;
  return convertGlyphs(word).replace(/[<>]/g, (character) => ESCAPES[character]!);
}

/** Behind an independent vowel, as in A¨v (অ্যা) and AvuLv. */
const lone = (glyph: string) => JOINED.get(glyph) ?? VOWELS_AFTER.get(glyph) ?? MARKS.get(glyph);

function convertGlyphs(word: string): string {
  const syllable = new Syllable();
  let text = '';
  for (let at = 0; at < word.length; at += 1) {
    const glyph = word[at]!;
    if (syllable.add(glyph)) continue;
    text += syllable.take();
    // What ends a syllable may begin the next.
    if (syllable.add(glyph)) continue;
    const vowel = vowelOf(glyph, word[at + 1] ?? '');
    if (vowel === 'আ') at += 1;
    text += vowel ?? SIGNS.get(glyph) ?? (ENDS_IN_BANGLA.test(text) ? lone(glyph) : undefined) ?? glyph;
  }
  return (text + syllable.take()).normalize('NFC');
}
