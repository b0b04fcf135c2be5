import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { prepareRow } from '../import/prepare-row.ts';
import { parseRows } from '../../../testing/question-import.ts';
import { questionTemplate } from './question-templates.ts';
import { templateFormats } from '../formats/index.ts';

test.each(templateFormats)('the template as %s has a question of each type, which the import takes', async (format) => {
  const { content } = await questionTemplate(format);
  const rows = await parseRows(format, await buffer(content));
  const prepared = rows.map((row) => prepareRow(row, { thisYear: 2026 }));
  expect(prepared.map((row) => ('question' in row ? row.question.type : row.reason))).toEqual(['SBA', 'MTF', 'SAQ']);
});
