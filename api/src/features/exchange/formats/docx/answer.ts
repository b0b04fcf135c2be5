import { BANGLA_LETTERS, LETTERS } from '../../template/template-columns.ts';

const MAX_CHARACTERS = 500;
const NONE = /^(?:none|nil|all false)$/i;
const SEPARATORS = /(?:[\s,;&+/]|\band\b|(?<=\s)(?:ও|এবং)(?=\s))+/i;
const PAIR = /^\(?([a-j]|[কখগঘঙচছজঝঞ])\)?(?:\s*[-–:=.])?\s*\(?(t|true|সত্য|f|false|মিথ্যা)\)?$/i;
const NAMED = /^\(?([a-j]|[কখগঘঙচছজঝঞ])\s*[.):]\s*(\S[^]*)$/i;

/** The letters that are right, in lower case. `isTrueFalse` where the answer speaks of each option. */
export type Answer = { letters: string[]; isTrueFalse: boolean };

/** `a` for `A` and for `ক`. */
export function latinLetter(letter: string): string {
  const at = BANGLA_LETTERS.indexOf(letter);
  return at < 0 ? letter.toLowerCase() : LETTERS[at]!;
}

/**
 * An answer to options: `C`, `a, c`, `ACE`, `খ`, `TFTFF`, `a-T, b-F`, `none`, or `C) vagus` as option C has it. Undefined where it
 * has no single reading.
 */
export function readAnswer(answer: string, options: readonly string[]): Answer | undefined {
  if (answer.length > MAX_CHARACTERS) return undefined;
  const text = answer.trim().replace(/(?<!\s)\s*[.।]$/, '');
  if (NONE.test(text)) return { letters: [], isTrueFalse: true };
  const tokens = text.split(SEPARATORS).filter(Boolean);
  const compact = tokens.join('').toLowerCase();
  if (/^[tf]+$/.test(compact) && compact.length === options.length) {
    return {
      letters: LETTERS.slice(0, options.length).filter((_, index) => compact[index] === 't'),
      isTrueFalse: true,
    };
  }
  const pairs = text.split(/[,;\n]+|(?<=[tf)])\s+(?=\(?[a-j])/i).map((piece) => PAIR.exec(piece.trim()));
  if (
    pairs.length === options.length &&
    pairs.every((pair, index) => pair && latinLetter(pair[1]!) === LETTERS[index])
  ) {
    const right = pairs.filter((pair) => /^(?:t|true|সত্য)$/i.test(pair![2]!));
    return { letters: right.map((pair) => latinLetter(pair![1]!)), isTrueFalse: true };
  }
  const named = NAMED.exec(text);
  const option = named ? options[LETTERS.indexOf(latinLetter(named[1]!))] : undefined;
  if (named && option !== undefined && fold(option) === fold(named[2]!)) {
    return { letters: [latinLetter(named[1]!)], isTrueFalse: false };
  }
  return readLetters(tokens, options.length);
}

function readLetters(tokens: readonly string[], count: number): Answer | undefined {
  const plain = tokens.map((token) => /^\(?([a-j]+|[কখগঘঙচছজঝঞ]+)[.)]?$/i.exec(token)?.[1]);
  if (plain.length === 0 || plain.includes(undefined)) return undefined;
  const letters = Array.from(plain.join(''), latinLetter);
  const isKnown = letters.every((letter) => LETTERS.indexOf(letter) < count);
  return isKnown && new Set(letters).size === letters.length
    ? { letters: letters.toSorted(), isTrueFalse: false }
    : undefined;
}

const fold = (text: string) =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/(?<!\s)\s*[.।]$/, '')
    .toLowerCase();
