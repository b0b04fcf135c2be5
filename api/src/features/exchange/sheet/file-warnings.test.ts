import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { inWords, type WarningInWords } from '../../../testing/question-import.ts';
import { headerRow, inline, questionRow, sheetXml, workbookParts, zipOf } from '../../../testing/spreadsheets.ts';
import { importQuestions } from '../import/import.ts';
import { reportWords, type RowReport } from '../import/report.ts';

let api: TestApi;
beforeAll(async () => void (api = await startTestApi()));
afterAll(() => api.close());

const second = { name: 'Second', xml: sheetXml([headerRow(), questionRow(2)]) };

test.each([
  ['imported', questionRow(2), 0],
  ['refused', questionRow(2, { G: inline('G2', 'F') }), 1],
])('a sheet that is not read is reported once, with a first row that is %s', async (_outcome, first, refused) => {
  const parts = workbookParts([{ name: 'First', xml: sheetXml([headerRow(), first, questionRow(3)]) }, second]);
  const warnings: WarningInWords[] = [];
  const rows: RowReport[] = [];
  const report = await importQuestions({
    db: api.db,
    input: Readable.from([await zipOf(parts)]),
    format: 'xlsx',
    options: { dryRun: true },
    edits: { rows: { 2: { option_a: 'edited' } }, values: [] },
    onRow: (row) => void rows.push(row),
    onWarning: (warning) => warnings.push(inWords(warning, reportWords)),
  });
  expect(rows).toMatchObject([
    { line: 2, edited: true, ...(refused === 0 && { problems: [] }) },
    { line: 3, problems: [] },
  ]);
  expect(report).toMatchObject({ rows: 2, refused, warned: 1 });
  expect(warnings).toEqual([
    { line: 2, isOfFile: true, message: expect.stringContaining('not read: the sheet "Second"') },
  ]);
});
