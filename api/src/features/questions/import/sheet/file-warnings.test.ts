import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../../../testing/index.ts';
import { inWords, type WarningInWords } from '../../../../testing/question-import.ts';
import { headerRow, inline, questionRow, sheetXml, workbookParts, zipOf } from '../../../../testing/spreadsheets.ts';
import { importQuestions } from '../import.ts';
import { reportWords } from '../report.ts';

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
  const report = await importQuestions({
    db: api.db,
    input: Readable.from([await zipOf(parts)]),
    format: 'xlsx',
    options: { dryRun: true },
    onWarning: (warning) => warnings.push(inWords(warning, reportWords)),
  });
  expect(report).toMatchObject({ rows: 2, refused, warned: 1 });
  expect(warnings).toEqual([{ line: 2, message: expect.stringContaining('not read: the sheet "Second"') }]);
});
