import { expect, test } from 'vitest';
import { warningsOf } from './warnings.ts';

const draft = (explanation: string) => ({
  type: 'SAQ' as const,
  prof: '_1',
  subject: 'ANAT',
  stem: 'Compare the ventricles.',
  options: [],
  parts: [],
  references: [],
  appearances: [],
  media: [],
  explanation,
});
const advice = (explanation: string) => warningsOf(draft(explanation), new Date('2026-11-28T00:00:00Z'));

test('empty cells of a table are advised on, but not its corner', () => {
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const table = (...rows: string[]) => `<table><tbody>${rows.join('')}</tbody></table>`;
  expect(advice(table(row('', 'Left'), row('Wall', '12 mm')))).toEqual([]);
  expect(advice(table(row('', 'Left'), row('Wall', '<p> </p>')))).toEqual([
    'explanation: a cell of a table is empty. Write – where nothing belongs.',
  ]);
  expect(advice(table(row('Wall', ''), row('\u00A0', '<br />')))).toEqual([
    'explanation: 3 cells of tables are empty. Write – where nothing belongs.',
  ]);
});
