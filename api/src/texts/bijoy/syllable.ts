import { CONSONANTS, JOINED, MARKS, REPH, VOWELS, VOWELS_AFTER, VOWELS_BEFORE } from './glyphs.ts';

const HASANTA = '\u09CD';
const ZWJ = '\u200D';
const RO = 'র';
// A sign that was left without its letter must not join the letter before it.
const NO_LETTER = '\u25CC';
// More than any cluster has.
const MAX_CLUSTER = 20;
const JOPHOLA = `${HASANTA}য`;
// Vowels that some glyphs bring: গু, শু, হু, হৃ, ্তু.
const OWN_VOWEL = /[ুৃ]/;
const BELOW = /[ুূৃ]/;

/** Collects the glyphs of a syllable, which Bijoy has in the order of drawing, and writes them in Unicode's order. */
export class Syllable {
  #before = '';
  #consonants = '';
  #after = '';
  #marks = '';
  #hasReph = false;

  /** False if the glyph is none of Bangla, or begins the next syllable. */
  add(glyph: string): boolean {
    const before = VOWELS_BEFORE.get(glyph);
    if (before !== undefined) return this.#isEmpty() && this.#set('before', before);
    const consonant = CONSONANTS.get(glyph);
    if (consonant !== undefined) return this.#begins() && this.#join(consonant);
    const joined = JOINED.get(glyph);
    if (joined !== undefined) return this.#consonants !== '' && this.#after + this.#marks === '' && this.#join(joined);
    if (glyph === REPH) return this.#consonants !== '' && !this.#hasReph && (this.#hasReph = true);
    const after = VOWELS_AFTER.get(glyph);
    if (after !== undefined) return this.#consonants !== '' && this.#set('after', after);
    const mark = MARKS.get(glyph);
    return mark !== undefined && this.#consonants !== '' && this.#set('marks', mark);
  }

  take(): string {
    if (this.#consonants === '' && this.#before !== '') this.#consonants = NO_LETTER;
    const text = (this.#hasReph ? RO + HASANTA : '') + this.#consonants + this.#vowels() + this.#marks;
    [this.#before, this.#consonants, this.#after, this.#marks, this.#hasReph] = ['', '', '', '', false];
    return text;
  }

  #isEmpty = () => this.#before === '' && this.#consonants === '';

  /** A consonant joins a syllable that waits for one: behind a vowel written before it, or a hasanta. */
  #begins = () => this.#consonants === '' || (this.#consonants.endsWith(HASANTA) && this.#after + this.#marks === '');

  #join(text: string): boolean {
    if (this.#consonants.length > MAX_CLUSTER) return false;
    const joined = this.#consonants.endsWith(HASANTA) && text.startsWith(HASANTA) ? text.slice(1) : text;
    // Without a joiner the two would become a reph over the second.
    const joiner = this.#consonants === RO && joined === JOPHOLA ? ZWJ : '';
    const vowel = this.#consonants.at(-1) ?? '';
    if (OWN_VOWEL.test(vowel)) {
      this.#consonants = this.#consonants.slice(0, -1);
      this.#after = vowel;
    }
    this.#consonants += joiner + joined;
    return true;
  }

  #set(place: 'before' | 'after' | 'marks', text: string): true {
    if (place === 'before') this.#before = text;
    // Below the letter a sign that is typed twice shows once.
    else if (place === 'after' && !(this.#after === text && BELOW.test(text))) this.#after += text;
    else if (place === 'marks') this.#marks += text;
    return true;
  }

  #vowels(): string {
    if (this.#before === 'ে' && this.#after === 'া') return 'ো';
    if (this.#before === 'ে' && this.#after === 'ৗ') return 'ৌ';
    return this.#before + this.#after;
  }
}

export const vowelOf = (glyph: string, next: string): string | undefined =>
  glyph === 'A' && next === 'v' ? 'আ' : VOWELS.get(glyph);
