import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../db/connection.ts';
import { openTestDatabase } from '../../../testing/index.ts';
import { importQuestions } from './import.ts';
import type { ImportFormat } from '../formats/index.ts';
import type { ImportOptions } from './options.ts';
import { bankOf, drafts, importAll, parseAll } from '../../../testing/question-import.ts';

// Public question sets beside the repository of the maintainers, not part of it.
const DATA = fileURLToPath(new URL('../../../../../../shared/data/', import.meta.url));
const here = existsSync(DATA);
const read = (file: string) => readFileSync(`${DATA}${file}`, 'utf8');

describe.skipIf(!here)(`real question sets${here ? '' : ' (skipped: ../shared/data is not there)'}`, () => {
  let db: Database;
  let close: () => Promise<void>;
  beforeAll(async () => ({ db, close } = await openTestDatabase()));
  afterAll(() => close());

  const importFile = (file: string, format: ImportFormat, options: ImportOptions) =>
    importQuestions({ db, input: createReadStream(`${DATA}${file}`), format, options });

  test('MedMCQA: all but Dental, Unknown, twin options and a spreadsheet’s error; a second time nothing', async () => {
    const options = { copBase: 1 as const };
    const dry = await importFile('medmcqa/dev.jsonl', 'medmcqa', { ...options, dryRun: true });
    const first = await importFile('medmcqa/dev.jsonl', 'medmcqa', options);
    expect(first).toMatchObject({ rows: 4_183, imported: 2_847, refused: 1_336 });
    expect(dry).toMatchObject({ imported: 2_847, refused: 1_336 });
    expect(await importFile('medmcqa/dev.jsonl', 'medmcqa', options)).toMatchObject({
      imported: 0,
      merged: 0,
      unchanged: 2_847,
    });
    for (const list of (await bankOf(db)).lists) {
      expect(list.places).toEqual(Array.from({ length: list.total }, (_, index) => index + 1));
    }
  });

  test('GIFT: every multiple choice question is read as the parser that the files belong to reads it', async () => {
    const files = readdirSync(`${DATA}gift`).filter((file) => file.endsWith('.gift'));
    for (const file of files) {
      const rows = await parseAll('gift', read(`gift/${file}`));
      const expected = JSON.parse(read(`gift/${file.replace('.gift', '.json')}`)) as { type: string }[];
      const questions = expected.filter(({ type }) => type !== 'Category').length;
      expect({ file, questions: rows.length }).toEqual({ file, questions });
      for (const row of rows) if ('refusal' in row) expect(row.refusal).toMatch(/supported|not a question/);
    }
  });

  test('the clean files are the same with a BOM and CRLF', async () => {
    const options = { columnMap: COLUMNS, defaults: { type: 'SBA' as const } };
    const [first, second] = [
      await drafts('csv', read('broken/mcq_utf8_lf.csv'), options),
      await drafts('csv', read('broken/mcq_utf8_bom_crlf.csv'), options),
    ];
    expect(first).toHaveLength(194);
    expect(second).toEqual(first);
  });

  test('MMLU: files without a header say so; under one, every row is read', async () => {
    for (const file of readdirSync(`${DATA}mmlu`).filter((name) => name.endsWith('.csv'))) {
      await expect(parseAll('csv', read(`mmlu/${file}`))).rejects.toThrow('Is it the header?');
      const text = `stem,option_a,option_b,option_c,option_d,correct\n${read(`mmlu/${file}`)}`;
      const rows = await parseAll('csv', text, { defaults: { type: 'SBA' } });
      expect({ file, refused: rows.filter((row) => 'refusal' in row) }).toEqual({ file, refused: [] });
    }
  });

  test('each broken row is refused for what is wrong with it', async () => {
    const report = await importAll(db, read('broken/mcq_broken_rows.csv'), {
      format: 'csv',
      options: { columnMap: COLUMNS, defaults: { subject: 'PHRM', type: 'SBA' } },
    });
    expect(report.refusals.map(({ reason }) => reason)).toEqual([
      '6 columns where the header has 10',
      '12 columns where the header has 10',
      'correct names option E, which is not there',
      expect.stringContaining('correct is empty'),
      'stem is empty',
      'options A and B are the same',
      'already in line 2 with another key',
      'an SBA needs exactly one correct option, this has 2',
      'correct: "3" is not the letter of an option',
      expect.stringMatching(/^a picture \(explanation\) cannot be kept/),
      'explanation is longer than 20000 characters',
      'stem has control characters in it',
    ]);
  });
});

const COLUMNS = new Map([
  ['id', ''],
  ['question', 'stem'],
  ['opa', 'option_a'],
  ['opb', 'option_b'],
  ['opc', 'option_c'],
  ['opd', 'option_d'],
  ['cop', 'correct'],
  ['exp', 'explanation'],
  ['subject_name', ''],
  ['topic_name', 'topic'],
]);
