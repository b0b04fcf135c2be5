import { describe, expect, test } from 'vitest';
import { inWords, parseAll, parseRows } from '../../../testing/question-import.ts';
import { editCells } from '../../bank/publication/edit-cells.ts';
import type { QuestionContent } from '../../bank/publication/stored-question.ts';
import { rowDefaultsSchema } from './options.ts';
import { prepareRow } from './prepare-row.ts';

const part = (columns: string, cells: string) =>
  parseAll('csv', `type;subject;stem;part_a;part_a_points;${columns}\nSAQ;ANAT;Heart;Name it;"one\ntwo";${cells}\n`);

const content: QuestionContent = {
  type: 'SAQ',
  subject: 'ANAT',
  prof: '_1',
  chapters: ['Thorax'],
  appearances: [],
  stem: 'Heart',
  options: [],
  parts: [{ label: 'a', text: 'Name it', marks: 1, points: ['one', 'two'] }],
  media: [],
  references: [],
} as unknown as QuestionContent;
const partOf = (draft: Record<string, unknown>) => (draft['parts'] as Record<string, unknown>[])[0];

describe('marks', () => {
  const EXACT = [
    ['2', 2],
    ['2.5', 2.5],
    ['2,5', 2.5],
    ['২', 2],
    ['২,৫', 2.5],
    ['0,25', 0.25],
    [' 3 ', 3],
  ] as const;
  const UNREADABLE = ['2½', '1,500', '2 marks', '1e1', '0x10', '5%', '2/3', 'two', '2.5.1', '-'];

  test.each(EXACT)('of a cell %j are %d', async (text, marks) => {
    expect(await part('part_a_marks', text)).toMatchObject([{ draft: { parts: [{ marks }] } }]);
    expect(partOf(editCells(content, { part_a_marks: text }))).toMatchObject({ marks });
  });

  test.each(UNREADABLE)('of a cell %j are refused', async (text) => {
    const reason = `part_a_marks: "${text}" is not a number`;
    expect(await part('part_a_marks', text)).toMatchObject([{ line: 2, refusal: reason }]);
    expect(() => editCells(content, { part_a_marks: text })).toThrow(reason);
  });
});

describe('weights', () => {
  test.each([
    ['1;2', [1, 2]],
    ['1,5;2', [1.5, 2]],
    ['0.5; ২', [0.5, 2]],
    ['1\n2,25', [1, 2.25]],
  ])('%j are %j', async (text, weights) => {
    expect(await part('part_a_weights', `"${text}"`)).toMatchObject([{ draft: { parts: [{ weights }] } }]);
    expect(partOf(editCells(content, { part_a_weights: text }))).toMatchObject({ weights });
  });

  test.each(['1,2,1', '1;;2', '1;two', '1;2;', '1 2', '1/2;1', '1,500;2'])('%j are refused', async (text) => {
    const reason = /part_a_weights: ".*" is not a number; between weights stands a semicolon/;
    expect(await part('part_a_weights', `"${text}"`)).toMatchObject([
      { line: 2, refusal: expect.stringMatching(reason) },
    ]);
    expect(() => editCells(content, { part_a_weights: text })).toThrow(reason);
  });

  test('separated by a comma are one weight, which is one too few', async () => {
    const [row] = await parseRows(
      'csv',
      'type;subject;stem;part_a;part_a_marks;part_a_points;part_a_weights\nSAQ;ANAT;s;a;2;"one\ntwo";1,5\n',
    );
    expect(inWords(prepareRow(row!, { thisYear: 2026 }))).toMatchObject({ reason: expect.stringContaining('weights') });
  });
});

describe('years', () => {
  const papers = (years: string) => parseAll('csv', `type;stem;board;years\nSAQ;s;DHK;${years}\n`);
  test.each([
    ['2023', 2023],
    ['২০২৩ May', 2023],
  ])('%j is the year %d', async (text, year) => {
    expect(await papers(text)).toMatchObject([{ draft: { appearances: [{ board: 'DHK', year }] } }]);
  });
  test.each(['23', '2,023', '২০23', '2023.5', '1e3', '02023'])('%j is refused', async (text) => {
    const [row] = await papers(text);
    expect(row).toMatchObject({ refusal: expect.stringContaining('is not a year') });
  });
  test.each([
    ['2024', 2024],
    ['২০২৪', 2024],
  ])('%j for all rows is the year %d', (year, read) => {
    expect(rowDefaultsSchema.parse({ board: 'DHK', year })).toMatchObject({ year: read });
  });
  test.each(['', ' ', '0x7e8', '2e3', '2,024', '2024.5', 'true'])('%j for all rows is refused', (year) => {
    expect(rowDefaultsSchema.safeParse({ board: 'DHK', year }).success).toBe(false);
  });
});

describe('the key of MedMCQA', () => {
  const row = (cop: unknown, more = {}) =>
    parseAll(
      'medmcqa',
      JSON.stringify({ question: 'q', opa: '1', opb: '2', opc: '3', opd: '4', cop, subject_name: 'Anatomy', ...more }),
      { copBase: 1 },
    );
  test.each([
    [2, 1],
    ['2', 1],
    ['2.0', 1],
    ['২', 1],
    [4, 3],
  ])('%j names one option', async (cop, index) => {
    const options = [0, 1, 2, 3].map((at) => ({ correct: at === index }));
    expect(await row(cop)).toMatchObject([{ draft: { options } }]);
  });
  test.each([true, [2], '0x2', '2e0', 'B', '1,5', 2.5, '', null, '5', { value: 2 }])('%j is refused', async (cop) => {
    expect(await row(cop)).toMatchObject([{ line: 1, refusal: expect.stringContaining('is no key from 1 to 4') }]);
  });
  test('of five options is refused, and another field is named', async () => {
    expect(await row(1, { ope: '5' })).toMatchObject([{ refusal: 'ope: MedMCQA has no further option than opd' }]);
    expect(await row(1, { dataset: 'x', note: null })).toMatchObject([
      { draft: {}, notes: ['left out: "dataset", which MedMCQA does not have'] },
    ]);
  });
});

describe('a line of JSON', () => {
  const refusalOf = async (text: string) => {
    const [row] = await parseRows('jsonl', text);
    const prepared = prepareRow(row!, { thisYear: 2026 });
    return 'reason' in prepared ? inWords(prepared).reason : 'none';
  };
  const sba = (options: string, more = '') =>
    `{"type":"SBA","subject":"ANAT","stem":"Which?","options":[${options}]${more}}`;
  const RIGHT = '{"text":"a","correct":true},{"text":"b","correct":false}';

  test.each([
    ['a field twice', '{"stem":"a","stem":"b"}', '"stem" is given twice'],
    ['a field twice by an escape', '{"stem":"a","st\\u0065m":"b"}', '"stem" is given twice'],
    [
      'a flag twice in an option',
      sba('{"text":"a","correct":true,"correct":false},{"text":"b","correct":true}'),
      '"correct" is given twice',
    ],
    ['a flag as text', sba('{"text":"a","correct":"true"},{"text":"b","correct":false}'), 'option A'],
    ['a flag as a number', sba('{"text":"a","correct":1},{"text":"b","correct":0}'), 'option A'],
    ['no flag', sba('{"text":"a","correct":true},{"text":"b"}'), 'option B'],
    ['letters of options', sba('{"key":"A","text":"a","correct":true},{"key":"A","text":"b","correct":false}'), 'key'],
    ['a key beside the options', sba(RIGHT, ',"answer":"B"'), 'answer'],
    [
      'marks as text',
      '{"type":"SAQ","subject":"ANAT","stem":"s","parts":[{"label":"a","text":"t","marks":"2,5","points":[]}]}',
      'parts 1',
    ],
    ['lists too deep to read', `{"stem":${'['.repeat(60_000)}${']'.repeat(60_000)}}`, 'not a line of JSON'],
  ])('with %s is refused', async (_, text, reason) => {
    expect(await refusalOf(text)).toContain(reason);
  });

  test.each([
    ['the same field in two options', sba(RIGHT)],
    ['text that looks like a field', sba(RIGHT, ',"explanation":"\\"stem\\": \\"stem\\" : \\\\"')],
    ['spaces before colons', sba(RIGHT).replaceAll('":', '" \t:')],
  ])('with %s is read', async (_, text) => {
    expect(await refusalOf(text)).toBe('none');
  });
});
