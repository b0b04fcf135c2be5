import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../db/connection.ts';
import { openTestDatabase, sampleSba } from '../../../testing/index.ts';
import { importQuestions } from './import.ts';
import { bankOf, emptyBank, importAll } from '../../../testing/question-import.ts';

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
beforeEach(() => emptyBank(db));
afterAll(() => close());

const many = (length: number, fields = {}) => Array.from({ length }, (_, index) => sampleSba(index, fields));
const swapKey = (row: ReturnType<typeof sampleSba>) => ({
  ...row,
  options: row.options!.map((option, index) => ({ ...option, correct: index === 0 })),
});

describe('a file of questions', () => {
  test('enters the bank in the order of the file, in every list that it belongs to', async () => {
    const report = await importAll(db, many(1_203));
    expect(report).toMatchObject({ rows: 1_203, imported: 1_203, merged: 0, unchanged: 0, refused: 0, stored: true });
    const { questions, lists } = await bankOf(db);
    expect(questions.map(({ ref }) => ref).slice(0, 2)).toEqual(['ANAT-000001', 'ANAT-000002']);
    expect(lists.map(({ list }) => list)).toEqual([
      'chapter||_1|ANAT|Thorax',
      'topic|DHK|_1|ANAT|Heart',
      'year|DHK|_1|ANAT|2024',
    ]);
    for (const list of lists) {
      expect(list.total).toBe(1_203);
      expect(list.places).toEqual(Array.from({ length: 1_203 }, (_, index) => index + 1));
      expect(list.refs).toEqual(questions.map(({ ref }) => ref));
    }
  });

  test('imported again changes nothing', async () => {
    const rows = [...many(30), sampleSba(100, { ref: 'X-1' }), sampleSba(101, { appearances: [] })];
    await importAll(db, rows);
    const before = await bankOf(db);
    const again = await importAll(db, rows);
    expect(again).toMatchObject({ imported: 0, merged: 0, unchanged: 32, refused: 0 });
    expect(await bankOf(db)).toEqual(before);
  });

  test('is recognised whatever its markup, capitals and order of options', async () => {
    const row = sampleSba(1, { stem: 'Which  nerve is <b>cut</b>?' });
    const same = { ...row, stem: 'which nerve is cut?', options: row.options!.toReversed() };
    expect(await importAll(db, [row, same])).toMatchObject({ imported: 1, unchanged: 1 });
  });

  test('a known question gets its new papers, topic and chapter', async () => {
    await importAll(db, [sampleSba(1, { topic: undefined })]);
    const again = sampleSba(1, {
      topic: 'Valves',
      chapter: 'Chest',
      appearances: [
        { board: 'DHK', year: 2024, sitting: 'May' },
        { board: 'CTG', year: 2020 },
      ],
    });
    expect(await importAll(db, [again])).toMatchObject({ merged: 1 });
    const { questions, lists } = await bankOf(db);
    expect(questions[0]).toMatchObject({ topic: 'Valves', appearances: again.appearances });
    expect(lists.map(({ list }) => list)).toEqual([
      'chapter||_1|ANAT|Chest',
      'chapter||_1|ANAT|Thorax',
      'topic|CTG|_1|ANAT|Valves',
      'topic|DHK|_1|ANAT|Valves',
      'year|CTG|_1|ANAT|2020',
      'year|DHK|_1|ANAT|2024',
    ]);
    expect(await importAll(db, [again])).toMatchObject({ unchanged: 1 });
  });

  test('with another key, or a taken ref, is refused with the conflicting question', async () => {
    await importAll(db, [sampleSba(1, { ref: 'ANAT-000123' })]);
    const { refusals, imported } = await importAll(db, [
      swapKey(sampleSba(1)),
      sampleSba(2, { ref: 'ANAT-000123' }),
      sampleSba(3),
      swapKey(sampleSba(3)),
    ]);
    expect(imported).toBe(1);
    expect(refusals).toEqual([
      { line: 1, reason: 'already in the bank as ANAT-000123 with another key' },
      { line: 2, reason: 'ref ANAT-000123 is another question in the bank' },
      { line: 4, reason: 'already in line 3 with another key' },
    ]);
  });

  test('options that differ only in case are different, also by their key', async () => {
    const alleles = (right: number, texts = ['Aa', 'AA', 'aa']) =>
      sampleSba(1, { options: texts.map((text, index) => ({ text, correct: index === right })) });
    const warnings: unknown[] = [];
    const onWarning = (warning: unknown) => void warnings.push(warning);
    expect(await importAll(db, [alleles(0)], { onWarning })).toMatchObject({ imported: 1 });
    expect(warnings).toEqual([{ line: 1, message: 'options A and B differ in capitals alone' }]);
    const { refusals } = await importAll(db, [alleles(1), alleles(2, ['AA', 'aa', 'Aa'])], { onWarning });
    expect(refusals).toEqual([{ line: 1, reason: 'already in the bank as ANAT-000001 with another key' }]);
    expect(warnings.slice(1)).toEqual([{ line: 2, message: 'options A and B differ in capitals alone' }]);
  });

  test('with options in another case than in the bank is reported', async () => {
    const units = (texts: string[]) =>
      sampleSba(1, { options: texts.map((text, index) => ({ text, correct: index === 0 })) });
    const warnings: unknown[] = [];
    await importAll(db, [units(['1 M', '2 M'])]);
    await importAll(db, [units(['1 m', '2 m'])], { onWarning: (warning) => void warnings.push(warning) });
    expect(warnings).toEqual([
      { line: 1, message: 'the options differ in capitals from those in the bank as ANAT-000001, which stay' },
    ]);
  });

  test('gets a ref after those in files', async () => {
    await importAll(db, [sampleSba(1, { ref: 'ANAT-000123' }), sampleSba(2), sampleSba(3, { subject: 'PHYS' })]);
    const { questions } = await bankOf(db);
    expect(questions.map(({ ref }) => ref)).toEqual(['ANAT-000123', 'ANAT-000124', 'PHYS-000001']);
  });

  test('a bad row is refused with its line and every reason; the others are imported', async () => {
    const good = JSON.stringify(sampleSba(1));
    const bad = JSON.stringify({ ...sampleSba(2), type: 'MCQ', stem: '  ', subject: 'Latin' });
    const report = await importAll(db, `\uFEFF${good}\r\n\r\n{"type":\r\n${bad}\r\n[1]\r\n`);
    expect(report).toMatchObject({ rows: 4, imported: 1, refused: 3 });
    expect(report.refusals).toEqual([
      { line: 3, reason: expect.stringContaining('not a line of JSON') },
      { line: 4, reason: 'type must be SBA, MTF or SAQ; stem is empty' },
      { line: 5, reason: 'not a JSON object' },
    ]);
  });

  test('refuses dangerous and broken rows', async () => {
    const report = await importAll(db, [
      sampleSba(1, { stem: '<script>alert(1)</script>PaO2 < 60 & <b onclick="x()">pH</b> > 7' }),
      sampleSba(2, { stem: '<img src=x onerror=alert(1)>' }),
      sampleSba(3, { stem: 'NUL \0 inside' }),
      sampleSba(4, { explanation: 'z'.repeat(70_000) }),
      sampleSba(5, { stem: 'half \ud800 of a pair' }),
      sampleSba(6, { options: ['<b>Same</b>', 'Same'].map((text, index) => ({ text, correct: index === 0 })) }),
    ]);
    expect(report.refusals.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      '2 stem is empty; a picture (stem) cannot be kept; --drop-pictures takes rows without their pictures',
      '3 stem has control characters in it',
      '4 explanation is longer than 20000 characters',
      '5 stem has control characters in it',
      '6 options A and B are the same',
    ]);
    const { questions } = await bankOf(db);
    expect(questions[0]!['stem']).toBe('PaO2 &lt; 60 &amp; <b>pH</b> &gt; 7');
  });

  test('fills gaps of a row from the defaults', async () => {
    const defaults = { board: 'SYL', year: 2019, subject: 'PHYS', chapter: 'Blood' };
    const { subject: _s, prof: _p, chapter: _c, appearances: _a, topic: _t, ...bare } = sampleSba(1);
    expect(await importAll(db, [bare], { options: { defaults } })).toMatchObject({ imported: 1 });
    const { lists } = await bankOf(db);
    expect(lists.map(({ list }) => list)).toEqual(['chapter||_1|PHYS|Blood', 'year|SYL|_1|PHYS|2019']);
  });
});

describe('options of an import', () => {
  const mixed = [...many(600), swapKey(sampleSba(1)), { type: 'SBA' }, sampleSba(2, { topic: 'Other' })];

  test('a dry run reports the same and stores nothing', async () => {
    const dry = await importAll(db, mixed, { options: { dryRun: true } });
    expect(await bankOf(db)).toEqual({ questions: [], lists: [] });
    const real = await importAll(db, mixed);
    const { imported, merged, unchanged, refused } = real;
    expect(dry).toMatchObject({ imported, merged, unchanged, refused, dry_run: true, stored: false });
    expect({ imported, merged, unchanged, refused }).toEqual({ imported: 600, merged: 1, unchanged: 0, refused: 2 });
  });

  test('all or nothing stores nothing with one bad row, and all without', async () => {
    const options = { allOrNothing: true };
    const refused = await importAll(db, mixed, { options });
    expect(refused).toMatchObject({ stored: false, imported: 0, refused: 2 });
    expect((await bankOf(db)).questions).toEqual([]);
    expect(await importAll(db, many(600), { options })).toMatchObject({ stored: true, imported: 600 });
    expect((await bankOf(db)).questions).toHaveLength(600);
  });

  test('two parallel imports leave no gaps and no duplicates', async () => {
    const [one, two] = await Promise.all([importAll(db, many(900)), importAll(db, many(1_100, { chapter: 'Chest' }))]);
    expect(one.imported + two.imported).toBe(1_100);
    const { questions, lists } = await bankOf(db);
    expect(new Set(questions.map(({ ref }) => ref)).size).toBe(1_100);
    for (const list of lists) expect(list.places).toEqual(Array.from({ length: list.total }, (_, index) => index + 1));
  });

  test('stopped, it finishes its batch and says so', async () => {
    const leaving = new AbortController();
    const report = await importAll(db, many(2_000), { signal: leaving.signal, onProgress: () => leaving.abort() });
    expect(report).toMatchObject({ stopped: true, imported: 100 });
    expect((await bankOf(db)).questions).toHaveLength(100);
  });

  test('a file that turns out not to be UTF-8 says what was wrong; what was stored before stays', async () => {
    const text = many(700)
      .map((row) => JSON.stringify(row))
      .join('\n');
    const bytes = Buffer.concat([Buffer.from(`${text}\n`), Buffer.from([0x93, 0x0a])]);
    const input = Readable.from([bytes.subarray(0, -2), bytes.subarray(-2)]);
    await expect(importQuestions({ db, input, format: 'jsonl' })).rejects.toThrow('not UTF-8');
    expect((await bankOf(db)).questions).toHaveLength(600);
  });
});
