import { expect, test } from 'vitest';
import { itemFacts, missingText, progressFacts } from './facts.ts';

const NONE = { questions: 0, viva: 0, stations: 0, labels: 0, articles: 0 };

test('what there is none of goes unsaid', () => {
  expect(itemFacts(NONE)).toEqual([]);
  expect(itemFacts({ ...NONE, questions: 12, labels: 1, articles: 2 })).toEqual([
    '12 questions',
    '1 picture to label',
    '2 articles',
  ]);
});

test('gaps are one sentence', () => {
  expect(missingText([])).toBeUndefined();
  expect(missingText(['NO_QUESTIONS'])).toBe('Missing: questions');
  expect(missingText(['NO_MTF', 'NO_SAQ', 'NO_ARTICLE'])).toBe('Missing: true/false, short answers and an article');
});

test('progress begins with the first answer; the share is of answered questions', () => {
  expect(progressFacts(undefined, 12)).toEqual([]);
  expect(progressFacts(null, 12)).toEqual([]);
  expect(progressFacts({ answered: 0, right: 0 }, 12)).toEqual([]);
  expect(progressFacts({ answered: 3, right: 2 }, 12)).toEqual(['3 of 12 answered', '67 % right']);
});
