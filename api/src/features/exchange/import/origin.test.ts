import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../db/connection.ts';
import { openTestDatabase, sampleSba } from '../../../testing/index.ts';
import { bankOf, emptyBank, importAll } from '../../../testing/question-import.ts';

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
beforeEach(() => emptyBank(db));
afterAll(() => close());

const origins = async () => (await bankOf(db)).questions.map(({ origin }) => origin);
const row = (number: number, fields: object = {}) => ({ ...sampleSba(number), ...fields });

describe('the origin of a question', () => {
  test('comes from the row, or else from its papers; without papers it is unknown', async () => {
    const rows = [row(1, { origin: 'ORIGINAL' }), row(2, { origin: 'PAPER' }), row(3), row(4, { appearances: [] })];
    await importAll(db, [...rows, row(5, { appearances: [], origin: 'ORIGINAL' })]);
    expect(await origins()).toEqual(['ORIGINAL', 'PAPER', 'PAPER', null, 'ORIGINAL']);
  });

  test('is a column of the template and a default for formats without one', async () => {
    const cells = (stem: string, origin: string) => `SBA,ANAT,DHK,2024,${origin},${stem},one,two,B`;
    const csv = [
      'type,subject,board,years,origin,stem,option_a,option_b,correct',
      cells('a', 'original'),
      cells('b', ''),
    ];
    await importAll(db, csv.join('\n'), { format: 'csv' });
    expect(await origins()).toEqual(['ORIGINAL', 'PAPER']);
    const defaults = { subject: 'ANAT', board: 'DHK', year: 2024, origin: 'ORIGINAL' as const };
    await importAll(db, 'Which?\nA. one\nB. two\nANSWER: B\n', { format: 'aiken', options: { defaults } });
    expect(await origins()).toEqual(['ORIGINAL', 'PAPER', 'ORIGINAL']);
    const { refusals } = await importAll(db, `${csv[0]}\n${cells('c', 'mine')}`, { format: 'csv' });
    expect(refusals).toEqual([{ line: 2, reason: 'origin must be ORIGINAL or PAPER' }]);
  });

  test('comes with the first paper of a question without one, and otherwise stays as the bank has it', async () => {
    await importAll(db, [row(1, { appearances: [] }), row(2, { origin: 'ORIGINAL' })]);
    const paper = [{ board: 'SYL', year: 2021 }];
    const again = [row(1, { appearances: paper }), row(2, { appearances: paper })];
    expect(await importAll(db, again)).toMatchObject({ merged: 2 });
    expect(await origins()).toEqual(['PAPER', 'ORIGINAL']);
    expect(await importAll(db, again)).toMatchObject({ unchanged: 2 });
  });
});
