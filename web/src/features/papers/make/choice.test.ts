import { beforeEach, expect, test } from 'vitest';
import { clockText } from '../sit/useRemaining.ts';
import { drawnOf, firstChoice, keepChoice, toPaperInput } from './choice.ts';

beforeEach(() => localStorage.clear());

const choose = (query: string) => firstChoice(new URLSearchParams(query));

test('a new paper starts with the defaults, then with the last choice, unless the address has one', () => {
  expect(choose('')).toMatchObject({
    source: 'MIX',
    mtf: 10,
    sba: 10,
    saq: 0,
    mode: 'EXAM',
    minutes: null,
    rule: 'PROF',
  });
  expect(choose('pool=NONE')).toMatchObject({ pool: 'ALL' });
  const none = new URLSearchParams();
  keepChoice({ ...choose(''), sba: 5, mode: 'TUTOR', topics: ['Heart'], pool: 'UNSEEN', fromYear: 2020 }, none);
  expect(choose('')).toMatchObject({ sba: 5, mode: 'TUTOR', topics: ['Heart'], pool: 'UNSEEN', fromYear: 2020 });
  expect(choose('prof=_2&subject=PHRM')).toMatchObject({ topics: [], pool: 'UNSEEN' });
  expect(choose('prof=_2&subject=PHRM&topic=Heart')).toMatchObject({
    prof: '_2',
    subjects: ['PHRM'],
    topics: ['Heart'],
    pool: 'ALL',
    fromYear: null,
  });
  expect(choose('pool=WRONG&prof=_2')).toMatchObject({ source: 'MIX', pool: 'WRONG', prof: '_2', subjects: [] });
  keepChoice(choose('pool=WRONG&topic=Heart'), new URLSearchParams('pool=WRONG&topic=Heart'));
  expect(choose('')).toMatchObject({ pool: 'UNSEEN', topics: [] });
  localStorage.setItem('new-paper', '{"sba":"many"}');
  expect(choose('')).toMatchObject({ sba: 10 });
});

test('the input has a whole year if it names no sitting, and only the filters that are set', () => {
  const sitting = choose('prof=_1&subject=ANAT&board=DHK&year=2024');
  expect(toPaperInput(sitting)).toEqual({
    mode: 'EXAM',
    rule: 'PROF',
    sitting: { board: 'DHK', prof: '_1', subject: 'ANAT', year: 2024 },
  });
  expect(toPaperInput({ ...sitting, year: null })).toBeUndefined();
  const mix = { ...choose('subject=ANAT'), saq: 4, any: 3, minutes: 0 };
  expect(toPaperInput(mix)).toEqual({
    mode: 'EXAM',
    rule: 'PROF',
    minutes: 0,
    mix: { prof: '_1', subjects: ['ANAT'], pool: 'ALL', mtf: 10, sba: 10, saq: 4, saqAnswerAny: 3 },
  });
  expect(toPaperInput({ ...mix, subjects: [] })).toBeUndefined();
  expect(toPaperInput({ ...mix, mtf: 0, sba: 0, saq: 0 })).toBeUndefined();
});

test('a paper has no more questions than match', () => {
  expect(drawnOf({ mtf: 10, sba: 10, saq: 0 }, { mtf: 2, sba: 40, saq: 3 })).toBe(12);
});

test.each([
  [309_000, '5:09'],
  [3_909_000, '1:05:09'],
  [1, '0:01'],
  [0, '0:00'],
])('%i ms are %s on the countdown', (ms, text) => expect(clockText(ms)).toBe(text));
