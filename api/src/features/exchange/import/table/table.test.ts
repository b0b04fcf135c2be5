import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rowsOf as rowsIn } from '../../../../db/sql-rows.ts';
import { picture, run, table, wordDocument } from '../../../../testing/docx.ts';
import { pixelBomb } from '../../../../testing/images.ts';
import { bankOf, emptyBank } from '../../../../testing/question-import.ts';
import { sampleSba, startTestApi, type TestApi } from '../../../../testing/index.ts';
import type { RowReport } from '../report.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn({ userType: 'admin' });
});
afterAll(() => api.close());
beforeEach(() => emptyBank(api.db));

const HEADER = 'type,subject,chapter,board,years,stem,option_a,option_b,correct,picture_1,picture_1_alt';
const csv = (...rows: string[]) => [HEADER, ...rows].join('\n');

type Line = { row?: RowReport; report?: Record<string, number>; message?: string; field?: string };

async function send(query: string, file: string | Uint8Array, edits?: unknown): Promise<Line[]> {
  const form = new FormData();
  if (edits !== undefined) form.append('edits', typeof edits === 'string' ? edits : JSON.stringify(edits));
  form.append('file', new Blob([typeof file === 'string' ? file : Uint8Array.from(file)]));
  const response = await fetch(`${api.url}/admin/questions/import?${query}`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  });
  const text = (await response.text()).trim();
  return text.split('\n').map((line): Line => JSON.parse(line) as Line);
}

const rowsOf = async (query: string, file: string | Uint8Array, edits?: unknown) =>
  (await send(`${query}&rows=true&dry_run=true`, file, edits)).flatMap(({ row }) => row ?? []);

describe('the table of a dry run', () => {
  test('shows every row with its cells, and each problem at the cell that it is in', async () => {
    const rows = await rowsOf(
      'format=csv',
      csv(
        'SBA,ANAT,Thorax,DHK,2023,Which rib?,First,Second,B,,',
        'SBA,Latin,Thorax,DHK,2023,,First,First,Z,,',
        'SBA,ANAT,Thorax,,2023,Which?,First,Second,A,,',
        'SBA,ANAT,Thorax,DHK,2023,What is shown?,First,Second,A,ecg.png,An ECG',
      ),
    );
    expect(rows.map(({ line, outcome }) => `${line} ${outcome}`)).toEqual([
      '2 imported',
      '3 refused',
      '4 refused',
      '5 refused',
    ]);
    expect(rows[0]).toMatchObject({
      cells: { stem: 'Which rib?', option_b: 'Second', correct: 'B', chapter: 'Thorax' },
      problems: [],
      edited: false,
    });
    const problems = rows.map((row) => row.problems.map(({ severity, column, value }) => [severity, column, value]));
    expect(problems.slice(1)).toEqual([
      [['error', 'correct', 'Z']],
      [['error', 'board', null]],
      [['error', 'picture_1', 'ecg.png']],
    ]);
  });

  test('names the cells of every problem that validation finds', async () => {
    const rows = await rowsOf(
      'format=jsonl',
      [
        { type: 'MCQ', subject: 'Latin', stem: ' ' },
        sampleSba(1, { options: ['a', ''].map((text) => ({ text, correct: false })) }),
        sampleSba(2, { stem: 'x'.repeat(20_001), explanation: 'See <a href="https://example.org">this</a>' }),
      ]
        .map((row) => JSON.stringify(row))
        .join('\n'),
    );
    expect(rows.map((row) => row.problems.map(({ column }) => column))).toEqual([
      ['type', 'stem'],
      ['option_b', 'correct'],
      ['stem'],
    ]);
    expect(rows[2]?.problems[0]?.value).toHaveLength(1_000);
  });

  test('proposes chapters that exist: for a slip with its warning, for a name that is like one as a hint', async () => {
    const chapters = ['Upper limb', 'Upper limb and axilla', 'Unit 1'];
    const file = (names: string[]) =>
      names
        .map((chapter, index) => JSON.stringify(sampleSba(index, { chapter, stem: `${chapter} ${index}?` })))
        .join('\n');
    await send('format=jsonl', file(chapters));
    const rows = await rowsOf('format=jsonl', file(['Uper limb', 'Uper limb', 'The upper limb', 'Unit 2']));
    const proposed = rows.map(({ problems }) =>
      problems.map(({ severity, column, value, kind, proposals }) => ({ severity, column, value, kind, proposals })),
    );
    const slip = { column: 'chapter', value: 'Uper limb', kind: 'chapter', proposals: ['Upper limb'] };
    expect(proposed).toEqual([
      [{ severity: 'warning', ...slip }],
      [{ severity: 'hint', ...slip }],
      [{ ...slip, severity: 'hint', value: 'The upper limb', proposals: ['Upper limb'] }],
      [],
    ]);
  });

  test('offers text in Bijoy as Unicode, cell by cell', async () => {
    const question = JSON.stringify(
      sampleSba(1, {
        stem: 'Avgvi †mvbvi evsjv',
        options: ['nvZ', 'Ulna'].map((text, index) => ({ text, correct: index === 0 })),
      }),
    );
    const [row] = await rowsOf('format=jsonl', question);
    expect(row?.problems).toMatchObject([
      {
        severity: 'warning',
        column: 'stem',
        kind: 'bijoy',
        value: 'Avgvi †mvbvi evsjv',
        proposals: ['আমার সোনার বাংলা'],
      },
      { severity: 'warning', column: 'option_a', kind: 'bijoy', value: 'nvZ', proposals: ['হাত'] },
    ]);
    const [converted] = await rowsOf('format=jsonl&bijoy=convert', question);
    expect(converted).toMatchObject({ cells: { stem: 'আমার সোনার বাংলা', option_a: 'হাত', option_b: 'Ulna' } });
    expect(await rowsOf('format=jsonl&bijoy=keep', question)).toMatchObject([{ problems: [] }]);
    expect(await send('format=jsonl&bijoy=no', question)).toMatchObject([
      { message: expect.stringContaining('convert or keep') },
    ]);
  });

  test('offers the repair of damaged text for its cell, and for words of Bijoy that are not certain nothing', async () => {
    const [damaged] = await rowsOf(
      'format=jsonl',
      JSON.stringify(sampleSba(1, { stem: '<p>Cushing\u0092s</p>', explanation: 'A \uFFFD', take_away: '5 Âµg' })),
    );
    expect(damaged).toMatchObject({
      outcome: 'refused',
      problems: [
        { severity: 'error', column: 'stem', kind: 'value', proposals: ['<p>Cushing’s</p>'] },
        { severity: 'error', column: 'explanation', kind: 'value', proposals: [] },
      ],
    });
    const [warned] = await rowsOf('format=jsonl', JSON.stringify(sampleSba(1, { take_away: '5 Âµg' })));
    expect(warned?.problems).toMatchObject([{ severity: 'warning', column: 'take_away', proposals: ['5 µg'] }]);

    const bijoy = JSON.stringify(sampleSba(1, { stem: 'Avgvi †mvbvi evsjv 5 mg' }));
    expect((await rowsOf('format=jsonl', bijoy))[0]?.problems).toMatchObject([{ kind: 'bijoy', proposals: [] }]);
    expect((await rowsOf('format=jsonl&bijoy=convert', bijoy))[0]).toMatchObject({
      outcome: 'refused',
      cells: { stem: 'Avgvi †mvbvi evsjv 5 mg' },
      problems: [{ severity: 'error', column: 'stem', message: expect.stringContaining('"mg" (stem)') as string }],
    });
  });

  test('shows 1,000 rows, and of the others those with a problem', async () => {
    const lines = Array.from({ length: 1_100 }, (_, index) => JSON.stringify(sampleSba(index)));
    const rows = await rowsOf('format=jsonl', [...lines, '{', lines[0]!].join('\n'));
    expect(rows).toHaveLength(1_001);
    expect(rows.at(-1)).toMatchObject({ line: 1_101, outcome: 'refused', cells: {} });
  });
});

describe('what a person changes in the table', () => {
  const file = csv(
    'SBA,ANAT,Uper limb,DHK,2023,Which rib?,First,Second,Z,,',
    'SBA,ANAT,Uper limb,DHK,2023,Which bone?,Ulna,Radius,A,,',
    'SBA,ANAT,Thorax,DHK,2023,Not a question,First,Second,A,,',
  );

  test('is applied to the file that is sent again: cells, a name everywhere, rows left out', async () => {
    const edits = {
      rows: { 2: { correct: 'B', stem: 'Which <b>rib</b>?' }, 4: null },
      values: [{ column: 'chapter', from: 'Uper limb', to: 'Upper limb' }],
    };
    const rows = await rowsOf('format=csv', file, edits);
    expect(rows.map(({ line, outcome, edited }) => [line, outcome, edited])).toEqual([
      [2, 'imported', true],
      [3, 'imported', true],
    ]);
    expect((await send('format=csv', file, edits)).at(-1)).toMatchObject({ report: { rows: 2, imported: 2 } });
    const { questions, lists } = await bankOf(api.db);
    expect(questions).toMatchObject([
      { stem: 'Which <b>rib</b>?', options: [{ correct: false }, { correct: true }] },
      {},
    ]);
    expect(lists.filter(({ list }) => list.startsWith('chapter')).map(({ list }) => list)).toEqual([
      'chapter||_1|ANAT|Upper limb',
    ]);
  });

  test('gives a picture of a Word document its text alternative', async () => {
    const stem = { runs: picture('rId7') + run('What is shown?') };
    const document = await wordDocument(table([stem, ''], ['a) x', 'T'], ['b) y', 'F']), { rId7: pixelBomb(8, 8) });
    const query = 'format=docx&subject=ANAT';
    const [row] = await rowsOf(query, document);
    expect(row).toMatchObject({
      line: 1,
      at: 'table 1, row 1',
      outcome: 'refused',
      cells: { stem: 'What is shown?', picture_1: 'image-1.png', correct: 'A', type: 'MTF' },
      problems: ['picture_1_alt', 'picture_1_source', 'picture_1_licence'].map((column) => ({
        severity: 'error',
        column,
        value: null,
      })),
    });
    const mended = { picture_1_alt: 'A black square', picture_1_source: 'Drawn', picture_1_licence: 'Own work' };
    expect((await send(query, document, { rows: { 1: mended } })).at(-1)).toMatchObject({
      report: { imported: 1, refused: 0 },
    });
    const stored = await rowsIn(api.db, sql`select media from questions`);
    expect(stored).toMatchObject([{ media: [{ alt: 'A black square', width: 8, height: 8 }] }]);
  });

  test('is applied to questions of formats without cells too, which keep their sixth option', async () => {
    const options = ['a', 'b', 'c', 'd', 'e', 'f'].map((text) => ({ text, correct: text === 'f' }));
    const question = JSON.stringify(sampleSba(1, { options }));
    await send('format=jsonl', question, { rows: { 1: { stem: 'Changed?' } } });
    const { questions } = await bankOf(api.db);
    expect(questions).toMatchObject([
      { stem: 'Changed?', options: [{}, {}, {}, {}, {}, { text: 'f', correct: true }] },
    ]);
  });

  test.each([
    'no JSON',
    { rows: { first: {} } },
    { rows: { 2: { password: 'x' } } },
    { rows: { 2: { stem: 1 } } },
    { values: [{ column: 'stem', from: 'a', to: 'b' }] },
    { other: {} },
  ])('is refused in another form: %j', async (edits) => {
    expect(await send('format=csv', file, edits)).toMatchObject([{ field: 'edits' }]);
    expect((await bankOf(api.db)).questions).toEqual([]);
  });
});
