import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { table, wordDocument } from '../../../testing/docx.ts';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { bankOf, emptyBank, inWords, parseRows } from '../../../testing/question-import.ts';
import type { ImportOptions } from './options.ts';

const csv = (header: string, ...rows: string[]) => [header, ...rows].join('\n');

type Read = { row: Record<string, unknown> | undefined; warnings: string[] };

/** The first row of a file, and the warnings about all of it. */
async function first(content: string, options: ImportOptions = {}): Promise<Read> {
  const [row] = inWords(await parseRows('csv', content, options));
  return { row: row && { ...row }, warnings: [...(row?.fileWarnings ?? [])] };
}

const keyOf = ({ row }: Read) =>
  ((row?.['draft'] as { options: { correct: boolean }[] } | undefined)?.options ?? [])
    .flatMap(({ correct }, index) => (correct ? 'ABCDEFGHIJ'[index]! : []))
    .join('');

describe('a name of a header', () => {
  test.each([
    ['Question', { stem: 'x' }],
    ['প্রশ্ন', { stem: 'x' }],
    ['Question / Stem', { stem: 'x' }],
    ['Question (প্রশ্ন)', { stem: 'x' }],
    ['  QUESTION   text: ', { stem: 'x' }],
    ['Explanation/Rationale', { explanation: 'x' }],
    ['ব্যাখ্যা', { explanation: 'x' }],
    ['Chapter name', { chapter: 'x' }],
    ['অধ্যায়', { chapter: 'x' }],
    ['অধ্যা\u09DF', { chapter: 'x' }],
    ['Topic', { topic: 'x' }],
    ['Take-home message', { take_away: 'x' }],
    ['Book reference', { references: ['x'] }],
  ])('%s is read as %j', async (name, expected) => {
    const others = 'stem' in expected ? ',Type' : ',Type,Question';
    const { row } = await first(csv(`${name}${others}`, 'stem' in expected ? 'x,SAQ' : 'x,SAQ,Why?'));
    expect(row?.['draft']).toMatchObject(expected);
  });

  test.each([
    ['A,B,C', 'B'],
    ['Option A,Option B,Option C', 'B'],
    ['option_a,OPTION-B,Option.C', 'B'],
    ['(a),(b),(c)', 'B'],
    ['A),B),C)', 'B'],
    ['Option 1,Option 2,Option 3', 'B'],
    ['Option ১,Option ২,Option ৩', 'B'],
    ['ক,খ,গ', 'B'],
    ['বিকল্প ক,বিকল্প খ,বিকল্প গ', 'B'],
    ['OptionA,OptionB,OptionC', 'B'],
  ])('options called %s are read in their places', async (names, key) => {
    const { row } = await first(csv(`Question,${names},Correct option`, `Why?,one,two,three,${key}`));
    expect(row?.['draft']).toMatchObject({
      type: 'SBA',
      options: [
        { text: 'one', correct: false },
        { text: 'two', correct: true },
        { text: 'three', correct: false },
      ],
    });
  });

  test.each(['SL', 'S.N.', 'No', 'Sl. No.', 'S/N', 'Q. No', '#', 'ক্রমিক', 'ক্রমিক নং'])(
    '%s counts rows: the column is left out, and a warning says so',
    async (name) => {
      const { row, warnings } = await first(csv(`${name},Question,type`, '7,Why?,SAQ'));
      expect(row?.['draft']).not.toHaveProperty('ref', '7');
      expect(warnings).toEqual([`left out, because it counts the rows: the column "${name}"`]);
    },
  );

  test.each([
    ['Question,Text', '"Question", "Text" of the header would all be stem'],
    ['stem,প্রশ্ন', '"stem", "প্রশ্ন" of the header would all be stem'],
    ['Question,Explanation,Rationale', '"Explanation", "Rationale" of the header would all be explanation'],
    ['Question,A,Option 1', '"A", "Option 1" of the header would all be option_a'],
    ['Question,Year,Session', '"Year", "Session" of the header would all be years'],
    ['Question,Question', '"Question" twice'],
    ['Question,Difficulty', 'a column "Difficulty"'],
    ['Question,Answer/Explanation', 'a column "Answer/Explanation"'],
    ['Question,', 'a column without a name'],
    ['Answer,Explanation', 'no column "stem"'],
  ])('%s is refused: %s', async (header, message) => {
    await expect(parseRows('csv', csv(header, 'a,b'))).rejects.toThrow(message);
  });
});

describe('a name in a cell', () => {
  test.each([
    ['Subject', 'Anatomy', { subject: 'ANAT' }],
    ['Subject', ' anatomy ', { subject: 'ANAT' }],
    ['Subject', 'anat', { subject: 'ANAT' }],
    ['বিষয়', 'ফিজিওলজি', { subject: 'PHYS' }],
    ['Subject', 'Pharmacology', { subject: 'PHRM' }],
    ['Subject', 'Pharmacology & Therapeutics', { subject: 'PHRM' }],
    ['Subject', 'Gynaecology and Obstetrics', { subject: 'OBG' }],
    ['Subject name', 'Astrology', { subject: 'Astrology' }],
    ['Prof', '1st Prof', { prof: '_1' }],
    ['Prof', '_2', { prof: '_2' }],
    ['Professional year', 'Second professional', { prof: '_2' }],
    ['Prof', '3', { prof: '_3' }],
    ['Prof', 'Final Prof. MBBS', { prof: '_4' }],
    ['Prof', '১ম পেশাগত পরীক্ষা', { prof: '_1' }],
    ['Prof', '5th Prof', { prof: '5th Prof' }],
  ])('%s "%s" is %j', async (column, cell, expected) => {
    expect((await first(csv(`Type,Question,${column}`, `SAQ,Why?,${cell}`))).row?.['draft']).toMatchObject(expected);
  });
});

describe('an answer', () => {
  const LETTERED = 'Question,Option A,Option B,Option C,Option D';
  const NUMBERED = 'Question,Option 1,Option 2,Option 3,Option 4';
  test.each([
    [LETTERED, 'C', ['w', 'x', 'y', 'z'], 'C'],
    [LETTERED, '(c)', ['w', 'x', 'y', 'z'], 'C'],
    [LETTERED, 'b.', ['w', 'x', 'y', 'z'], 'B'],
    [LETTERED, 'খ', ['w', 'x', 'y', 'z'], 'B'],
    [LETTERED, 'AC', ['w', 'x', 'y', 'z'], 'AC'],
    [LETTERED, 'C; c', ['w', 'x', 'y', 'z'], 'C'],
    [LETTERED, 'None', ['w', 'x', 'y', 'None'], undefined],
    [LETTERED, 'Ulnar nerve', ['Radial nerve', 'Ulnar nerve', 'y', 'z'], 'B'],
    [LETTERED, 'ulnar  nerve', ['Radial nerve', 'ulnar nerve', 'y', 'z'], 'B'],
    [LETTERED, '7', ['5', '6', '7', '8'], 'C'],
    [LETTERED, 'AB', ['A', 'AB', 'B', 'O'], undefined],
    [LETTERED, 'B', ['A', 'B', 'AB', 'O'], 'B'],
    [LETTERED, 'A', ['O', 'A', 'B', 'AB'], undefined],
    [LETTERED, '2', ['w', 'x', 'y', 'z'], undefined],
    [LETTERED, 'E', ['w', 'x', 'y', 'z'], undefined],
    [LETTERED, 'Median nerve', ['Radial nerve', 'Ulnar nerve', 'y', 'z'], undefined],
    [NUMBERED, '2', ['w', 'x', 'y', 'z'], 'B'],
    [NUMBERED, '৩', ['w', 'x', 'y', 'z'], 'C'],
    [NUMBERED, '1;4', ['w', 'x', 'y', 'z'], 'AD'],
    [NUMBERED, 'd', ['w', 'x', 'y', 'z'], 'D'],
    [NUMBERED, '2', ['2', '3', '4', '5'], undefined],
    [NUMBERED, '2', ['1', '2', '3', '4'], 'B'],
    [NUMBERED, '0', ['w', 'x', 'y', 'z'], undefined],
    [NUMBERED, '5', ['w', 'x', 'y', 'z'], undefined],
    [NUMBERED, '1.5', ['w', 'x', 'y', 'z'], undefined],
  ])('below %s, %j with the options %j is %s', async (header, answer, options, key) => {
    const read = await first(csv(`${header},Answer`, ['Why?', ...options, answer].join(',')));
    if (key === undefined) expect(read.row?.['refusal']).toMatch(/^correct/);
    else expect(keyOf(read)).toBe(key);
  });

  test('of the template is a letter, whatever the options are called', async () => {
    const read = await first(csv('stem,option_a,option_b,option_c,option_d,correct', 'Why?,O,A,B,AB,A'));
    expect(keyOf(read)).toBe('A');
  });

  test('of two readings stays empty in the table, so that another correction does not choose one', async () => {
    const { row } = await first(csv(`${LETTERED},Answer`, 'Group?,O,A,B,AB,A'));
    expect(row).toMatchObject({ cells: { correct: '' }, refusal: expect.stringContaining('give one of these') });
  });

  test.each([
    ['C', {}, 'SBA', true],
    ['AC', {}, undefined, true],
    ['C', { defaults: { type: 'MTF' as const } }, 'MTF', false],
  ])('%s without a column of types, with %j, makes %s', async (answer, options, type, isNoted) => {
    const { row, warnings } = await first(csv(`${LETTERED},Answer`, `Why?,w,x,y,z,${answer}`), options);
    expect(row?.['draft']).toHaveProperty('type', type);
    expect(warnings.some((warning) => warning.includes('read as SBA'))).toBe(isNoted);
  });
});

describe('a header that cannot be read', () => {
  const columnsOf = async (format: 'csv' | 'docx' | 'anki', content: string | Uint8Array) => {
    const error: unknown = await parseRows(format, content).catch((caught: unknown) => caught);
    return (error as { details?: { columns: unknown } }).details?.columns;
  };

  test('gives each column with what it is and its first three texts', async () => {
    const header = 'SL,Question,Difficulty,Explanation,Rationale';
    const rows = ['1,Why?,,a,b', '2,How?,easy,a,b', '3,When?,hard,,', '4,Who?,hard,c,d', '5,What?,fair,e,f'];
    expect(await columnsOf('csv', csv(header, ...rows))).toEqual([
      { name: 'SL', column: '', samples: ['1', '2', '3'] },
      { name: 'Question', column: 'stem', samples: ['Why?', 'How?', 'When?'] },
      { name: 'Difficulty', column: null, samples: ['easy', 'hard', 'fair'] },
      { name: 'Explanation', column: null, samples: ['a', 'c', 'e'] },
      { name: 'Rationale', column: null, samples: ['b', 'd', 'f'] },
    ]);
  });

  test.each([
    ['a long name', `stem,${'Question/'.repeat(100_000)}`],
    ['many columns', `stem,${'Question,'.repeat(20_000)}`],
    ['a long answer', csv('Question,A,B,Answer', `Why?,one,two,${'a '.repeat(200_000)}z`)],
  ])('is refused with %s', async (_what, file) => {
    const rows = await parseRows('csv', Readable.from([Buffer.from(file)])).catch((error: unknown) => [
      { refusal: error },
    ]);
    expect(rows).toMatchObject([{ refusal: expect.anything() }]);
  });

  test('of a Word table and of Anki’s notes too', async () => {
    const word = await wordDocument(table(['Question', 'Answer', 'Level'], ['Why?', 'A', 'easy']));
    expect(await columnsOf('docx', word)).toContainEqual({ name: 'Level', column: null, samples: ['easy'] });
    expect(await columnsOf('anki', '#separator:tab\nWhy?\teasy\n')).toEqual([
      { name: '1', column: null, samples: ['Why?'] },
      { name: '2', column: null, samples: ['easy'] },
    ]);
  });
});

describe('over the call', () => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await startTestApi();
    token = await api.signIn({ userType: 'admin' });
  });
  afterAll(() => api.close());
  beforeEach(() => emptyBank(api.db));

  const send = async (query: string, file: string) => {
    const response = await fetch(`${api.url}/admin/questions/import?format=csv&${query}`, {
      method: 'POST',
      body: new Blob([file]),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    });
    const lines = (await response.text()).trim().split('\n');
    return { status: response.status, lines: lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
  };

  test('a teacher’s sheet comes in as it is, and what was left out is told', async () => {
    const header = 'SL,Subject,Question,Option A,Option B,Option C,Option D,Option E,Answer';
    const { lines } = await send('', csv(header, '1,Anatomy,Which nerve?,Axillary,Median,Ulnar,Radial,Vagus,D'));
    expect(lines).toContainEqual({
      warning: { line: 2, message: 'left out, because it counts the rows: the column "SL"', of_file: true },
    });
    expect(lines.at(-1)).toMatchObject({ report: { imported: 1, refused: 0 } });
    expect((await bankOf(api.db)).questions).toMatchObject([{ type: 'SBA', subject: 'ANAT' }]);
  });

  test('an answer of two readings is a problem of its cell', async () => {
    const file = csv('Subject,Question,A,B,C,D,Answer', 'Anatomy,Group?,O,A,B,AB,A');
    const { lines } = await send('rows=true', file);
    expect(lines.find((line) => 'row' in line)).toMatchObject({
      row: { outcome: 'refused', cells: { type: 'SBA' }, problems: [{ severity: 'error', column: 'correct' }] },
    });
  });

  test('an unknown column is sent with its samples, and a mapping lets the file in', async () => {
    const file = csv('Subject,Statement,A,B,Answer', 'Anatomy,Which?,one,two,two');
    const refused = await send('rows=true', file);
    expect(refused).toMatchObject({ status: 400, lines: [{ code: 'BAD_FILE' }] });
    expect(refused.lines[0]!['columns']).toContainEqual({ name: 'Statement', column: null, samples: ['Which?'] });
    expect((await send('map=Statement%3Dstem', file)).lines.at(-1)).toMatchObject({ report: { imported: 1 } });
  });
});
