import { toNfc } from 'text/normalise.ts';
import { asName, BANGLA_LETTERS, isColumn, LETTERS } from './template-columns.ts';

/** What people write above a column of the template. api/docs/question-import.md lists the kinds. */
const NAMES: Record<string, string> = {
  stem: 'question, questions, question text, question stem, front, text, prompt, প্রশ্ন',
  correct:
    'answer, answers, ans, key, answer key, correct answer, correct answers, correct ans, correct option, correct key, right answer, ' +
    'right option, উত্তর, সঠিক উত্তর, সঠিক বিকল্প, সঠিক অপশন',
  explanation: 'extra, back extra, rationale, explanations, ব্যাখ্যা',
  explanation_bn:
    'explanationbn, explanation bangla, explanation bengali, explanation in bangla, bangla explanation, bengali explanation, ' +
    'ব্যাখ্যা বাংলা, বাংলা ব্যাখ্যা, বাংলায় ব্যাখ্যা',
  references: 'source, sources, reference, book reference, রেফারেন্স, সূত্র, তথ্যসূত্র',
  ref: 'id, uid',
  years: 'year, exam year, session, সাল, বছর',
  take_away: 'takeaway, take home, take home message, key point',
  items: 'item, item code, item codes, curriculum item, curriculum items, আইটেম',
  subject: 'subject name, subject code, বিষয়',
  prof: 'professional, professional year, prof year, professional exam, professional examination, পেশাগত পরীক্ষা',
  chapter: 'chapter name, অধ্যায়',
  topic: 'topic name, টপিক',
  board: 'exam board, বোর্ড',
  type: 'question type, type of question, প্রশ্নের ধরন, ধরন',
};

const SERIAL =
  'sl, sl no, s l, s l no, s n, sn, s no, serial, serial no, serial number, no, nr, number, q no, qno, question no, question number, #, ' +
  'ক্রমিক, ক্রমিক নং, ক্রমিক নম্বর, ক্র নং, নং, নম্বর';

// No name is longer, and a hostile one may have a megabyte.
const MAX_NAME = 200;
const BANGLA_DIGITS = '০১২৩৪৫৬৭৮৯';
const OPTION = ['', 'option ', 'option', 'opt ', 'opt', 'choice ', 'choice', 'বিকল্প ', 'অপশন '];
const REASON = ['reason for ', 'explanation ', 'explanation of ', 'rationale ', 'feedback ', 'ব্যাখ্যা '];

const split = (names: string) => names.split(', ').map((name) => toNfc(name));
const withPrefix = (prefixes: readonly string[], end: string, column: string) =>
  prefixes.map((prefix) => [toNfc(prefix + end), column] as const);

const ALIASES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(NAMES).flatMap(([column, names]) => split(names).map((name) => [name, column] as const)),
  ...LETTERS.flatMap((letter, index) => {
    const number = String(index + 1);
    return [
      ...[letter, BANGLA_LETTERS[index]!].flatMap((end) => withPrefix(OPTION, end, `option_${letter}`)),
      ...withPrefix(OPTION.slice(1), number, `option_${letter}`),
      ...[letter, BANGLA_LETTERS[index]!, number].flatMap((end) => withPrefix(REASON, end, `reason_${letter}`)),
    ];
  }),
]);
const SERIAL_NAMES: ReadonlySet<string> = new Set(split(SERIAL));

/** The column of the template that a name means; undefined for none, or where its halves (`Question/Stem`) mean several. */
export function columnOfName(name: string): string | undefined {
  if (name.length > MAX_NAME) return undefined;
  const whole = lookUp(name);
  if (whole !== undefined) return whole;
  const halves = name.split(/[/|()]/).filter((half) => half.trim() !== '');
  const columns = new Set(halves.map(lookUp));
  return halves.length > 1 && columns.size === 1 ? [...columns][0] : undefined;
}

/** Whether a name is that of a column that only counts the rows. */
export const isSerialName = (name: string): boolean =>
  name.length <= MAX_NAME && SERIAL_NAMES.has(plainName(name).replaceAll('/', ' '));

/** Whether a name gives an option by its number. */
export const isNumbered = (name: string): boolean => /\d/.test(plainName(name));

/** The position of a Bangla letter of an option, from 0; -1 for other texts. */
export const banglaLetterAt = (text: string): number => (text.length === 1 ? BANGLA_LETTERS.indexOf(text) : -1);

function lookUp(name: string): string | undefined {
  const plain = plainName(name);
  const column = plain.replaceAll(' ', '_');
  return isColumn(column) ? column : ALIASES.get(plain);
}

/** Without case, brackets and punctuation, with Latin digits. */
const plainName = (name: string): string =>
  toNfc(asName(name))
    .replace(/[০-৯]/g, (digit) => String(BANGLA_DIGITS.indexOf(digit)))
    .replace(/[\s_.:()[\]-]+/g, ' ')
    .trim();
