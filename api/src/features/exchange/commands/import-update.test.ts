import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rowsOf } from '../../../db/sql-rows.ts';
import { bankOf, emptyBank } from '../../../testing/question-import.ts';
import { sampleSba, seedQuestions } from '../../../testing/index.ts';
import { startAdmin, type Admin } from '../../../testing/admin.ts';

let office: Admin;
beforeAll(async () => {
  office = await startAdmin();
});
beforeEach(() => emptyBank(office.api.db));
afterAll(() => office.close());

const sba = (number: number, fields = {}) => sampleSba(number, { ref: `ANAT-${number}`, ...fields });
const options = (right: number, words = 'Structure') =>
  ['one', 'two', 'three', 'four', 'five'].map((text, index) => ({
    text: `${words} ${text} of 1`,
    correct: index === right,
  }));

/** Writes questions to a file and imports it. */
async function importFile(questions: unknown[], ...args: string[]) {
  writeFileSync(join(office.folder, 'q.jsonl'), questions.map((one) => JSON.stringify(one)).join('\n'));
  return office.admin(['import-questions', '--publish', 'q.jsonl', ...args]);
}

test('updates known questions by their ref; a dry run shows each change first', async () => {
  await seedQuestions(office.api.db, [sba(1), sba(2)]);
  const changed = sba(1, { options: options(3), chapter: 'Chest', explanation: undefined, topic: undefined });
  const rows = [changed, sba(2), sba(3)];
  const before = await bankOf(office.api.db);
  const dry = await importFile(rows, '--update', '--dry-run');
  expect(dry.out).toMatch(/^line 1: ANAT-1\n {2}chapter\n {4}- Thorax\n {4}\+ Chest\n {2}correct\n {4}- C\n {4}\+ D\n/);
  expect(dry.out).toContain('3 rows: 1 imported, 0 merged, 1 updated, 1 unchanged, 0 refused');
  expect(await bankOf(office.api.db)).toEqual(before);

  const real = await importFile(rows, '--update', '--reason', 'New edition');
  expect(real.out).toContain('3 rows: 1 imported, 0 merged, 1 updated, 1 unchanged, 0 refused');
  const { questions, lists } = await bankOf(office.api.db);
  // What the row leaves out stays: reasons, explanation and topic.
  expect(questions[0]).toMatchObject({
    topic: 'Heart',
    explanation: 'Because it is so.',
    options: [{ reason: 'Reason one' }, {}, { correct: false }, { correct: true, reason: 'Reason four' }, {}],
  });
  expect(lists.map(({ list, refs }) => [list, refs.join(' ')])).toEqual([
    ['chapter||_1|ANAT|Chest', 'ANAT-1'],
    ['chapter||_1|ANAT|Thorax', 'ANAT-2 ANAT-3'],
    ['topic|DHK|_1|ANAT|Heart', 'ANAT-1 ANAT-2 ANAT-3'],
    ['year|DHK|_1|ANAT|2024', 'ANAT-1 ANAT-2 ANAT-3'],
  ]);
  expect((await office.admin(['question-history', 'ANAT-1'])).out).toContain(': New edition\n');
  expect((await importFile(rows, '--update')).out).toContain('0 imported, 0 merged, 3 unchanged, 0 refused');
});

test('a row changes the origin only if it has one', async () => {
  await seedQuestions(office.api.db, [sba(1, { origin: 'ORIGINAL' }), sba(2)]);
  const origins = async () => (await bankOf(office.api.db)).questions.map(({ origin }) => origin);
  await importFile([sba(1, { explanation: 'New.' }), sba(2, { origin: 'ORIGINAL' })], '--update');
  expect(await origins()).toEqual(['ORIGINAL', 'ORIGINAL']);
  await importFile([sba(1, { origin: 'PAPER' })], '--update');
  expect(await origins()).toEqual(['PAPER', 'ORIGINAL']);
});

const OTHER = {
  stem: 'A man of 60 years has crushing chest pain. What is given first?',
  options: ['Aspirin', 'Heparin', 'Insulin', 'Digoxin', 'Adrenaline'].map((text, index) => ({
    text,
    correct: index === 0,
  })),
};

test('a ref of a question with another origin is rejected, and both stay', async () => {
  await seedQuestions(office.api.db, [sba(1, { origin: 'PAPER' }), sba(2)]);
  const before = await bankOf(office.api.db);
  const rows = [sba(1, { ...OTHER, origin: 'ORIGINAL' })];
  const { err, out } = await importFile(rows, '--update');
  expect(err).toBe('line 1: ref ANAT-1 is another question in the bank, of another origin\n');
  expect(out).toContain('1 rows: 0 imported, 0 merged, 0 unchanged, 1 refused');
  expect(await bankOf(office.api.db)).toEqual(before);
});

test('with the same origin the question is replaced with a warning; the former version is stored', async () => {
  await seedQuestions(office.api.db, [sba(1, { origin: 'ORIGINAL' }), sba(2, { origin: 'ORIGINAL' })]);
  const reworded = { origin: 'ORIGINAL', stem: 'Which one now?' };
  const { err } = await importFile([sba(1, { ...OTHER, origin: 'ORIGINAL' }), sba(2, reworded)], '--update');
  expect(err).toMatch(/^line 1: warning: ANAT-1 becomes another question;.*\n$/);
  const { questions } = await bankOf(office.api.db);
  expect(questions.map(({ stem }) => stem)).toEqual([OTHER.stem, 'Which one now?']);
  expect((await office.admin(['question-history', 'ANAT-1', '--json'])).out).toContain('of 1');
});

test('changes no known question without --update, and says so', async () => {
  await seedQuestions(office.api.db, [sba(1)]);
  const { err, out } = await importFile([sba(1, { stem: 'Which one now?' }), sba(2, { ref: undefined })]);
  expect(err).toBe('line 1: ref ANAT-1 is another question in the bank\n');
  expect(out).toContain('2 rows: 1 imported, 0 merged, 0 unchanged, 1 refused');
});

test('a new ref for a known question is reported with its current ref, and set by --update', async () => {
  await seedQuestions(office.api.db, [sba(1), sba(2)]);
  const rows = [sba(1, { ref: 'ANAT-000900' }), { ...sba(3), ref: 'MINE-1' }, { ...sba(3), ref: 'MINE-2' }];
  const first = await importFile(rows, '--dry-run');
  expect(first.err).toBe(
    'line 1: warning: ref ANAT-000900 is not set: the question is already in the bank as ANAT-1 (--update sets it)\n' +
      'line 3: warning: ref MINE-2 is not set: the question is already in line 2\n',
  );
  expect(first.out).toContain('1 imported, 0 merged, 2 unchanged, 0 refused, 2 warnings');
  expect((await importFile(rows)).err).toBe(first.err);

  const update = [rows[0], { ...sba(3), ref: 'MINE-3' }, { ...sba(3), ref: 'MINE-4' }, { ...sba(2), ref: 'ANAT-1' }];
  for (const dry of [['--dry-run'], []]) {
    const { out, err } = await importFile(update, '--update', ...dry);
    expect(out).toContain('line 1: ANAT-1\n  ref\n    - ANAT-1\n    + ANAT-000900\n');
    expect(err).toBe('line 3: the question of MINE-4 is in line 2 already, as MINE-3\n');
  }
  const refs = (await bankOf(office.api.db)).questions.map(({ ref }) => ref);
  expect(refs).toEqual(['ANAT-000900', 'ANAT-1', 'MINE-3']);
  expect((await office.admin(['question-history', 'ANAT-000900'])).out).toContain('ANAT-1');
  await importFile([sba(5, { ref: undefined })]);
  expect((await bankOf(office.api.db)).questions.at(-1)).toMatchObject({ ref: 'ANAT-000901' });
});

test('updates a ref once, and never to another known question', async () => {
  await seedQuestions(office.api.db, [sba(1), sba(2), sba(3)]);
  const { err } = await importFile(
    [sba(1, { stem: 'Which one now?' }), sba(1, { stem: 'Which one then?' }), { ...sba(3), ref: 'ANAT-2' }],
    '--update',
  );
  expect(err).toBe(
    'line 2: ref ANAT-1 is in line 1 already\nline 3: the question of ANAT-2 is already in the bank as ANAT-3\n',
  );
});

test('--all-or-nothing stores no update if a row is rejected', async () => {
  await seedQuestions(office.api.db, [sba(1)]);
  const before = await bankOf(office.api.db);
  const rows = [sba(1, { stem: 'Which one now?' }), { type: 'MCQ' }];
  expect(await importFile(rows, '--update', '--all-or-nothing')).toMatchObject({ code: 1 });
  expect(await bankOf(office.api.db)).toEqual(before);
  const good = await importFile(rows.slice(0, 1), '--update', '--all-or-nothing', '--json');
  expect(JSON.parse(good.out)).toMatchObject({ updated: 1, changes: [{ line: 1, ref: 'ANAT-1' }] });
});

test('names new chapters and topics that resemble others, with their lines', async () => {
  await seedQuestions(office.api.db, [sba(1, { chapter: 'Upper limb', topic: 'Unit 1' })]);
  const rows = [
    sba(2, { chapter: 'Uper limb', topic: 'Unit 2' }),
    sba(3, { chapter: 'Uper limb', topic: 'Nerves & vessels' }),
    sba(4, { chapter: 'Lower limb', topic: 'Nerves and Vessels' }),
    sba(5, { chapter: 'lower  limb', type: 'MCQ' }),
  ];
  const warnings =
    'line 1: warning: new chapter "Uper limb" resembles "Upper limb"\n' +
    'line 3: warning: new topic "Nerves and Vessels" resembles "Nerves & vessels"\n';
  for (const dry of [['--dry-run'], []]) {
    const { err } = await importFile(rows, ...dry);
    expect(err).toBe(`line 4: type must be SBA, MTF or SAQ\n${warnings}`);
  }
  expect((await importFile(rows)).err).toBe('line 4: type must be SBA, MTF or SAQ\n');
});

test('rejects future years, by the calendar of Bangladesh', async () => {
  const year = Number(new Date(Date.now() + 6 * 3_600_000).toISOString().slice(0, 4));
  const row = sba(1, { appearances: [{ board: 'DHK', year: year + 1 }] });
  for (const dry of [['--dry-run'], []]) {
    expect((await importFile([row], ...dry)).err).toBe(`line 1: year ${year + 1} is after this one, ${year}\n`);
  }
  const [count] = await rowsOf<{ n: number }>(office.api.db, sql`select count(*)::int as n from questions`);
  expect(count).toEqual({ n: 0 });
});
