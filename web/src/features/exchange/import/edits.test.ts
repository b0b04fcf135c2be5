import { expect, test } from 'vitest';
import { asInFile, leftOut, NO_EDITS, withCell, withoutRefused, withoutRow, withoutValue, withValue } from './edits.ts';
import type { Row } from './report.ts';
import { NO_SETTINGS, queryOf } from './settings.ts';

const row = (line: number, fields: Partial<Row> = {}): Row => ({
  line,
  outcome: 'imported',
  cells: { stem: 'Why?', correct: 'F' },
  problems: [],
  edited: false,
  ...fields,
});

test('a cell that is typed back to what the file has is no correction', () => {
  const changed = withCell(NO_EDITS, row(3), 'correct', 'B');
  expect(changed.rows).toEqual({ 3: { correct: 'B' } });
  expect(withCell(changed, row(3), 'correct', 'F')).toEqual(NO_EDITS);
});

test('a cell that a checked correction made stays a correction', () => {
  const edits = withCell(NO_EDITS, row(3), 'correct', 'B');
  const checked = row(3, { edited: true, cells: { stem: 'Why?', correct: 'B' } });
  expect(withCell(edits, checked, 'correct', 'B').rows).toEqual({ 3: { correct: 'B' } });
});

test('refused rows are left out by name, and others keep their corrections', () => {
  const edits = withCell(withoutRow(NO_EDITS, 9), row(3), 'stem', 'How?');
  const next = withoutRefused(edits, [row(3), row(4, { outcome: 'refused' })]);
  expect(next.rows).toEqual({ 3: { stem: 'How?' }, 4: null, 9: null });
  expect(leftOut(asInFile(next, 9))).toEqual(['4']);
});

test('of two choices for a name the last one counts, until it is taken back', () => {
  const first = withValue(NO_EDITS, { column: 'chapter', from: 'Uper limb', to: 'Upper limbs' });
  const last = withValue(first, { column: 'chapter', from: 'Uper limb', to: 'Upper limb' });
  expect(last.values).toEqual([{ column: 'chapter', from: 'Uper limb', to: 'Upper limb' }]);
  expect(withoutValue(last, { column: 'topic', from: 'Uper limb' })).toEqual(last);
  expect(withoutValue(last, { column: 'chapter', from: 'Uper limb' })).toEqual(NO_EDITS);
});

test('the query has what its format takes, and a check has no reason', () => {
  const settings = { ...NO_SETTINGS, map: 'Question=stem\n\nNotes=', lenientQuotes: true, type: 'SBA' };
  const run = { isDry: true, isWhole: false, isPublished: false, name: 'a.csv', reason: 'Import of x' };
  const csv = new URLSearchParams(queryOf({ ...settings, format: 'csv' }, run));
  expect([csv.getAll('map'), csv.get('lenient_quotes'), csv.get('type'), csv.get('reason')]).toEqual([
    ['Question=stem', 'Notes='],
    'true',
    'SBA',
    null,
  ]);
  const gift = new URLSearchParams(queryOf({ ...settings, format: 'gift' }, { ...run, isDry: false }));
  expect([gift.has('map'), gift.has('lenient_quotes'), gift.has('type'), gift.get('reason')]).toEqual([
    false,
    false,
    false,
    'Import of x',
  ]);
});
