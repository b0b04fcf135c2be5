import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { plainText } from '../texts/html.ts';

type Option = { text: string; correct: boolean };
type Question = {
  ref: string;
  origin?: string;
  type: 'SBA' | 'MTF' | 'SAQ';
  subject: string;
  stem: string;
  options: Option[];
  parts: { label: string; marks: number; points: string[] }[];
};

const FOLDER = join(import.meta.dirname, 'questions');
const bank = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap((name) => readFileSync(join(FOLDER, name), 'utf8').trim().split('\n'))
  .map((line) => JSON.parse(line) as Question);
const [sba, mtf, saq] = (['SBA', 'MTF', 'SAQ'] as const).map((type) => bank.filter((one) => one.type === type));
const subjects = [...new Set(bank.map(({ subject }) => subject))];
const statements = mtf!.flatMap(({ options }) => options);
const places = [0, 1, 2, 3, 4];

const ABSOLUTES = 'all always any cannot completely each entirely every must never no none only'.split(' ');
const HEDGES =
  'can chiefly commonly generally mainly many may most mostly often some sometimes tend tends typically usually';
const ALPHA = 0.05;

const wordsOf = (html: string) =>
  new Set(
    plainText(html)
      .toLowerCase()
      .match(/\p{L}[\p{L}'’-]*/gu) ?? [],
  );
const letters = (html: string) => plainText(html).length;
const trueOf = (group: Option[]) => group.filter(({ correct }) => correct).length;
const baseRate = trueOf(statements) / statements.length;

/** Probabilities of 0 to `trials` successes. */
function binomial(trials: number, rate: number): number[] {
  const terms = [0];
  for (let k = 1; k <= trials; k += 1)
    terms.push(terms[k - 1]! + Math.log((trials - k + 1) / k) + Math.log(rate / (1 - rate)));
  return terms.map((term) => Math.exp(term + trials * Math.log(1 - rate)));
}

/** How probable a count at least as far out as this one is, if chance alone made it (two-sided). */
function chanceOf(successes: number, trials: number, rate: number): number {
  const terms = binomial(trials, rate);
  const limit = terms[successes]! * (1 + 1e-9);
  return terms.filter((term) => term <= limit).reduce((sum, term) => sum + term, 0);
}

/** The questions where the option that `pick` prefers is right; ties are shared out. */
const hitsOf = (questions: Question[], pick: (...lengths: number[]) => number) =>
  Math.round(
    questions
      .map(({ options }) => {
        const best = pick(...options.map(({ text }) => letters(text)));
        const picked = options.filter(({ text }) => letters(text) === best);
        return trueOf(picked) / picked.length;
      })
      .reduce((sum, one) => sum + one, 0),
  );

describe.each(subjects)('%s', (subject) => {
  const ofType = (type: Question['type']) => bank.filter((one) => one.subject === subject && one.type === type);

  test.each([
    ['SBA', 20],
    ['MTF', 20],
    ['SAQ', 8],
  ] as const)('has enough %s questions for more than one paper', (type, least) => {
    expect(ofType(type).length).toBeGreaterThanOrEqual(least);
  });

  test('about half of its statements are true', () => {
    const own = ofType('MTF').flatMap(({ options }) => options);
    expect(Math.abs(trueOf(own) / own.length - 0.5)).toBeLessThanOrEqual(0.1);
  });

  test('has keys of single best answers at every place, none of them preferred', () => {
    for (const place of places) {
      const own = ofType('SBA').map(({ options }) => options[place]!);
      expect(trueOf(own), `${place}`).toBeGreaterThanOrEqual(2);
      expect(chanceOf(trueOf(own), own.length, 0.2), `${place}`).toBeGreaterThan(ALPHA / places.length);
    }
  });
});

test('there are eleven subjects', () => {
  expect(subjects).toHaveLength(11);
});

describe('a reader who knows no medicine cannot guess a true or false statement', () => {
  test('by its position', () => {
    for (const place of places)
      expect(Math.abs(trueOf(mtf!.map(({ options }) => options[place]!)) / mtf!.length - 0.5), `${place}`).toBeLessThan(
        0.05,
      );
  });

  test('by the number of true ones so far', () => {
    const numbers = mtf!.map(({ options }) => trueOf(options));
    for (const number of [1, 2, 3, 4])
      expect(numbers.filter((one) => one === number).length / numbers.length, `${number}`).toBeLessThan(0.4);
    expect(new Set(numbers).size).toBeGreaterThanOrEqual(5);
  });

  test('by a word', () => {
    const groups = Map.groupBy(
      statements.flatMap((statement) => [...wordsOf(statement.text)].map((word) => ({ word, statement }))),
      ({ word }) => word,
    );
    const common = [...groups].filter(([, group]) => group.length >= 8);
    const cues = common
      .map(([word, group]) => ({
        word,
        of: group.length,
        right: trueOf(group.map(({ statement }) => statement)),
      }))
      .filter(({ of, right }) => chanceOf(right, of, baseRate) < ALPHA / common.length);
    expect(cues).toEqual([]);
    expect(common.length).toBeGreaterThan(40);
  });

  test.each([
    ['that is absolute', ABSOLUTES],
    ['that hedges', HEDGES.split(' ')],
    ['that allows', ['can', 'may']],
  ])('by a word %s', (_, cues) => {
    const group = statements.filter(({ text }) => [...wordsOf(text)].some((word) => cues.includes(word)));
    expect(group.length).toBeGreaterThanOrEqual(20);
    expect(chanceOf(trueOf(group), group.length, baseRate), `${trueOf(group)} of ${group.length}`).toBeGreaterThan(
      ALPHA,
    );
  });

  test.each([
    ['longest', Math.max],
    ['shortest', Math.min],
  ])('by being the %s', (_, pick) => {
    expect(chanceOf(hitsOf(mtf!, pick), mtf!.length, baseRate)).toBeGreaterThan(ALPHA);
  });
});

describe('a reader who knows no medicine cannot guess the key of a single best answer', () => {
  test('by its position', () => {
    for (const place of places) {
      const keys = trueOf(sba!.map(({ options }) => options[place]!));
      expect(chanceOf(keys, sba!.length, 0.2), `${place}: ${keys}`).toBeGreaterThan(ALPHA / places.length);
    }
  });

  test.each([
    ['longest', Math.max],
    ['shortest', Math.min],
  ])('by being the %s', (_, pick) => {
    expect(chanceOf(hitsOf(sba!, pick), sba!.length, 0.2)).toBeGreaterThan(ALPHA);
  });
});

test('a model answer has no more points than its marks can reward, half a mark each', () => {
  for (const { ref, parts } of saq!)
    for (const { label, marks, points } of parts)
      expect(points.length, `${ref} (${label})`).toBeLessThanOrEqual(2 * marks);
});

test('every question is marked as an original, not from a paper', () => {
  expect(bank.filter(({ origin }) => origin !== 'ORIGINAL').map(({ ref }) => ref)).toEqual([]);
});
