import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { plainText } from '../texts/html.ts';

type Option = { text: string; correct: boolean };
type Question = {
  ref: string;
  type: 'SBA' | 'MTF' | 'SAQ';
  stem: string;
  options?: Option[];
  parts?: { text: string }[];
  media?: { alt: string }[];
};

const FOLDER = join(import.meta.dirname, 'questions');
const bank = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap((name) => readFileSync(join(FOLDER, name), 'utf8').trim().split('\n'))
  .map((line) => JSON.parse(line) as Question);

const lower = (html: string) => plainText(html).toLowerCase();
const optionsOf = ({ options = [] }: Question) => options.map(({ text, correct }) => ({ text: lower(text), correct }));
const asked = ({ stem, parts = [] }: Question) => lower([stem, ...parts.map(({ text }) => text)].join(' '));

const COMMON_WORDS = 'before after without which there their these first'.split(' ');
/** Beginnings of the long words, so that "scrotum" is found in "scrotal". */
const roots = (text: string) =>
  new Set(
    (text.match(/[a-z]{5,}/g) ?? []).filter((word) => !COMMON_WORDS.includes(word)).map((word) => word.slice(0, 6)),
  );

function repeatsStem(question: Question): boolean {
  if (question.type !== 'SBA') return false;
  const stem = roots(asked(question));
  const [keys, distractors] = [true, false].map((right) =>
    optionsOf(question)
      .filter(({ correct }) => correct === right)
      .flatMap(({ text }) => [...roots(text)]),
  );
  return keys!.some((root) => stem.has(root) && !distractors!.includes(root));
}

const NEGATIVE = /\b(?:not|no|never|none|nor|neither|without|cannot|absence|absent|lack)\b/g;
const ASKS_NEGATIVE = /\b(?:not|except|false|incorrect|least likely)\b[^.?]*$/;
const LISTS = /\b(?:include|includes|features?|signs?|causes?|findings?|are):?$/;

function isDoublyNegative(question: Question): boolean {
  const stem = lower(question.stem);
  // Two values that are both absent, as of a laboratory, are read one by one.
  const negatives = (text: string) => (text.replace(/\babsent,/g, ',').match(NEGATIVE) ?? []).length;
  return optionsOf(question).some(({ text }) => {
    if (ASKS_NEGATIVE.test(stem)) return negatives(text) > 0;
    return negatives(text) > 1 || (LISTS.test(stem) && new RegExp(`^(?:${NEGATIVE.source})`).test(text));
  });
}

const ABSOLUTE = /\b(?:must|every|always|never|all|completely|entirely|proof|proves)\b/g;
const ABSURD = /\bis proof of\b|\bno hope\b|\bwithout any\b|\bin every case\b|\bnever under any\b/;
const isAbsurd = (question: Question) =>
  question.type === 'MTF' &&
  optionsOf(question).some(({ text }) => ABSURD.test(text) || (text.match(ABSOLUTE) ?? []).length > 1);

function limitsDistractors(question: Question): boolean {
  const isLimited = ({ text }: Option) => /\b(?:alone|only)\b/.test(text);
  const options = question.type === 'SBA' ? optionsOf(question) : [];
  return options.filter(isLimited).length > 1 && !options.some((option) => option.correct && isLimited(option));
}

const NOT_INJECTED = /\b(?:oral|by mouth|intranasal|inhaled|rectal|sublingual|topical)\b/;
const asksImpossible = (question: Question) =>
  /\binject/.test(lower(question.stem)) &&
  /\broute\b/.test(lower(question.stem)) &&
  optionsOf(question).some(({ text }) => NOT_INJECTED.test(text));

const POINTS_TO_PICTURE = /\b(?:is|are) shown\b|\bthe (?:chart|strip|picture|figure|photograph|film|tracing|graph)\b/;

/** A picture that is not asked about, or whose findings the words give away. */
function hasIdlePicture(question: Question): boolean {
  const text = asked(question);
  return (question.media ?? []).some(({ alt }) => {
    const findings = new Set(
      alt
        .slice(alt.indexOf(':'))
        .toLowerCase()
        .match(/[a-z]{4,}|\d+/g),
    );
    const told = [...findings].filter((word) => new RegExp(`\\b${word}\\b`).test(text));
    return !POINTS_TO_PICTURE.test(text) || told.length > findings.size / 4;
  });
}

const ECG = 'Rhythm strip: broad QRS complexes and tall pointed waves';
const sba = (stem: string, ...texts: string[]) =>
  ({ ref: 'X-1', type: 'SBA', stem, options: texts.map((text, at) => ({ text, correct: at === 0 })) }) as Question;
const mtf = (stem: string, ...texts: string[]) => ({ ...sba(stem, ...texts), type: 'MTF' }) as Question;

describe.each<[kind: string, hasFault: (question: Question) => boolean, bad: Question, good: Question]>([
  [
    'a key that repeats a word of its stem',
    repeatsStem,
    sba('After starting carbamazepine he has blisters. What is first?', 'Stop the carbamazepine', 'Give aciclovir'),
    sba('After starting carbamazepine he has blisters. What is first?', 'Withdraw it', 'Halve the carbamazepine'),
  ],
  [
    'a double negative',
    isDoublyNegative,
    mtf('Features that favour delirium include', 'no disease that could explain it'),
    mtf('Features that favour delirium include', 'sudden onset'),
  ],
  [
    'an absurd absolute',
    isAbsurd,
    mtf('Regarding febrile seizures', 'the child must take phenobarbital every day'),
    mtf('Regarding febrile seizures', 'the child must be seen by a doctor'),
  ],
  [
    'distractors that "alone" or "only" gives away',
    limitsDistractors,
    sba('What is needed?', 'Vaccine and immunoglobulin', 'Vaccine alone', 'Immunoglobulin alone'),
    sba('What is needed?', 'Vaccine only', 'Immunoglobulin alone', 'Both'),
  ],
  [
    'a route by which nothing is injected',
    asksImpossible,
    sba('A nurse injects BCG. By which route?', 'Intradermal', 'Oral'),
    sba('A nurse injects BCG. By which route?', 'Intradermal', 'Subcutaneous'),
  ],
  [
    'a picture that asks nothing',
    hasIdlePicture,
    { ...sba('His ECG has broad QRS complexes and tall waves. What is first?', 'Calcium'), media: [{ alt: ECG }] },
    { ...sba('His ECG is shown. What is first?', 'Calcium'), media: [{ alt: ECG }] },
  ],
])('%s', (_, hasFault, bad, good) => {
  test('is recognised', () => {
    expect(hasFault(bad)).toBe(true);
    expect(hasFault(good)).toBe(false);
  });

  test('is in no question of the sample', () => {
    expect(bank.filter(hasFault).map(({ ref }) => ref)).toEqual([]);
  });
});
