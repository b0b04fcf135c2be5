import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/connection.ts';
import { openTestDatabase } from '../testkit.ts';
import { importQuestions } from './import.ts';
import type { ImportFormat } from './formats/names.ts';
import type { ImportOptions } from './options.ts';
import { bankOf, drafts, importAll, parseAll } from './testkit.ts';

// Public question sets that lie beside the repository where it is developed; they are not part of it.
const DATA = fileURLToPath(new URL('../../../../shared/data/', import.meta.url));
const here = existsSync(DATA);
const read = (file: string) => readFileSync(`${DATA}${file}`, 'utf8');

describe.skipIf(!here)(`real question sets${here ? '' : ' (skipped: ../shared/data is not there)'}`, () => {
  let db: Database;
  let close: () => Promise<void>;
  beforeAll(async () => ({ db, close } = await openTestDatabase()));
  afterAll(() => close());

  const importFile = (file: string, format: ImportFormat, options: ImportOptions) =>
    importQuestions({ db, input: createReadStream(`${DATA}${file}`), format, options });

  test('MedMCQA: all but Dental, Unknown and twin options; a second time nothing', async () => {
    const options = { copBase: 1 as const };
    const dry = await importFile('medmcqa/dev.jsonl', 'medmcqa', { ...options, dryRun: true });
    const first = await importFile('medmcqa/dev.jsonl', 'medmcqa', options);
    expect(first).toMatchObject({ rows: 4_183, imported: 2_848, refused: 1_335 });
    expect(dry).toMatchObject({ imported: 2_848, refused: 1_335 });
    expect(await importFile('medmcqa/dev.jsonl', 'medmcqa', options)).toMatchObject({
      imported: 0,
      merged: 0,
      unchanged: 2_848,
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
    const [one, other] = ['broken/mcq_utf8_lf.csv', 'broken/mcq_utf8_bom_crlf.csv'].map((file) =>
      asTemplate(read(file)),
    );
    const [first, second] = [await drafts('csv', one!), await drafts('csv', other!)];
    expect(first).toHaveLength(194);
    expect(second).toEqual(first);
  });

  test('each broken row is refused for what is wrong with it', async () => {
    const report = await importAll(db, asTemplate(read('broken/mcq_broken_rows.csv')), {
      format: 'csv',
      options: { defaults: { subject: 'PHRM' } },
    });
    expect(report.refusals.map(({ reason }) => reason)).toEqual([
      '6 columns where the header has 8',
      '12 columns where the header has 8',
      'correct names option E, which is not there',
      expect.stringContaining('correct is empty'),
      'stem is empty',
      'options A and B are the same',
      'already in line 2 with another key',
      'an SBA needs exactly one correct option, this has 2',
      'correct: "3" is not the letter of an option',
      'explanation is longer than 20000 characters',
      'stem has control characters in it',
    ]);
  });
});

const NAMES: Record<string, string> = {
  question: 'stem',
  opa: 'option_a',
  opb: 'option_b',
  opc: 'option_c',
  opd: 'option_d',
  cop: 'correct',
  exp: 'explanation',
};

const quoted = (cells: string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');

/** A file of the set under the names of the template's columns; a row of another width keeps its width. */
function asTemplate(csv: string): string {
  const [header, ...rows] = parse(csv, { bom: true, relax_column_count: true });
  const columns = header!.map((name) => NAMES[name]);
  const convert = (cells: string[]) => {
    if (cells.length !== columns.length) return cells;
    const type = cells.every((cell) => cell === '') ? '' : 'SBA';
    return [...cells.filter((_, index) => columns[index]), type];
  };
  return [[...columns.filter((name) => name !== undefined), 'type'], ...rows.map(convert)].map(quoted).join('\n');
}
