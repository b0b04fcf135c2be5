import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../db/connection.ts';
import { exportAll } from '../../../testing/export-questions.ts';
import { openTestDatabase, sampleSba, seedQuestions } from '../../../testing/index.ts';
import { setHidden } from '../../bank/publication/hide.ts';

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  const saq = { type: 'SAQ' as const, options: [], parts: [{ label: 'a', text: 'Why?', marks: 2, points: [] }] };
  await seedQuestions(db, [
    sampleSba(1, { ref: 'A-1' }),
    sampleSba(2, { ref: 'A-2', appearances: [{ board: 'CTG', year: 2020 }], topic: 'Upper / lower limb' }),
    sampleSba(3, { ref: 'P-1', subject: 'PHYS', chapter: 'Blood' }),
    sampleSba(4, { ref: 'A-3', ...saq }),
    sampleSba(5, { ref: 'A-4' }),
    // In another order than the bank got them.
    sampleSba(5, { ref: 'A-4', chapter: 'Mediastinum' }),
    sampleSba(1, { ref: 'A-1', chapter: 'Mediastinum' }),
  ]);
  await setHidden(db, { ref: 'A-4', hidden: true, author: 'x', reason: 'Wrong', dryRun: false });
});
afterAll(() => close());

async function refsOf(query: Record<string, string | string[]>): Promise<string[]> {
  const lines = (await exportAll(db, { format: 'jsonl', ...query })).toString().trim().split('\n');
  return lines.map((line) => (JSON.parse(line) as { ref: string }).ref);
}

test.each<[Record<string, string | string[]>, string[]]>([
  [{}, ['A-1', 'A-2', 'P-1', 'A-3']],
  [{ hidden: 'true' }, ['A-1', 'A-2', 'P-1', 'A-3', 'A-4']],
  [{ subject: 'PHYS' }, ['P-1']],
  [{ prof: '_1', subject: 'ANAT', type: 'SBA' }, ['A-1', 'A-2']],
  [{ type: 'SAQ' }, ['A-3']],
  [{ ref: 'A-2' }, ['A-2']],
  [{ ref: ['P-1', 'A-1', 'none'] }, ['A-1', 'P-1']],
  [{ list: 'DHK_1-ANAT/year/2024' }, ['A-1', 'A-3']],
  [{ list: 'CTG_1-ANAT/topic/Upper / lower limb' }, ['A-2']],
  [{ list: '_1-ANAT/chapter/Mediastinum' }, ['A-1']],
  [{ list: '_1-ANAT/chapter/Mediastinum', hidden: 'true' }, ['A-1', 'A-4']],
  [{ list: 'DHK_1-ANAT/year/2024', type: 'SAQ' }, ['A-3']],
])('%o selects %o', async (query, refs) => {
  expect(await refsOf(query)).toEqual(refs);
});

test.each(['Thorax', 'DHK_1-ANAT/chapter/Thorax', '_1-ANAT/year/2024', 'XYZ_1-ANAT/year/2024', 'DHK_1-ANAT/year/'])(
  'the list %s is refused',
  async (list) => {
    await expect(exportAll(db, { format: 'jsonl', list })).rejects.toThrow('"list"');
  },
);

test('a list of the topic at a board that never asked the question is one of its further lists', async () => {
  await seedQuestions(db, [sampleSba(6, { ref: 'A-6', also_in: [{ topic: 'Heart', board: 'RAJ' }] })]);
  const line = (await exportAll(db, { format: 'jsonl', ref: 'A-6' })).toString();
  expect(JSON.parse(line)).toMatchObject({ topic: 'Heart', also_in: [{ topic: 'Heart', board: 'RAJ' }] });
});
