import { Dexie } from 'dexie';
import { afterEach, expect, it } from 'vitest';
import { sba } from '../../../testing/questions.ts';
import { database } from './database.ts';

afterEach(async () => {
  await database.delete();
  await database.open();
});

const owner = 'AMINA-1';
const shelf = { path: '/board-question/DHK/_1/ANAT/2024', title: '2024', place: 1 };
const at = (day: number) => `2026-11-0${day}T04:00:00.000Z`;
const wrong = { outcome: 'WRONG', at: at(1) };
const skipped = { outcome: 'SKIPPED', at: at(2) };

const attempt = (id: string, day: number, outcome: string, rest: object) => ({
  id,
  state: 'SENT',
  answer: outcome === 'SKIPPED' ? {} : { sba: 'A' },
  outcome,
  answeredAt: at(day),
  changes: 0,
  sessionId: `visit ${day}`,
  deviceId: 'device',
  utcOffsetMinutes: 360,
  ...rest,
});
const record = (questionId: string, rest: object) => ({
  questionId,
  flagged: false,
  note: '',
  noteVersion: 0,
  question: sba(questionId),
  shelf,
  ...rest,
});

/** The database as the last release left it, in which blanks counted as answers. */
async function storeVersion1() {
  await database.delete();
  const old = new Dexie('study');
  old.version(1).stores({
    attempts: 'id, owner, [owner+state], [owner+questionId]',
    records: '[owner+questionId], owner, [owner+isUnsent]',
    places: '[owner+path], owner, [owner+isUnsent]',
  });
  await old
    .table('attempts')
    .bulkAdd([
      attempt('1', 1, 'WRONG', { owner: '', questionId: 'q1' }),
      attempt('2', 2, 'SKIPPED', { owner: '', questionId: 'q1' }),
      attempt('3', 2, 'SKIPPED', { owner: '', questionId: 'q2', state: 'WAITING' }),
      attempt('4', 2, 'SKIPPED', { owner, questionId: 'q3' }),
      attempt('5', 1, 'WRONG', { owner, questionId: 'q4', state: 'WAITING' }),
      attempt('6', 2, 'SKIPPED', { owner, questionId: 'q4' }),
    ]);
  await old.table('records').bulkAdd([
    record('q1', { owner: '', attempts: 2, last: skipped, before: wrong, visit: 'visit 2', note: 'Mine' }),
    record('q2', { owner: '', attempts: 1, last: skipped, visit: 'visit 2', flagged: true, isUnsent: 1 }),
    // The right answer is from another device.
    record('q3', { owner, attempts: 3, last: { outcome: 'RIGHT', at: at(3) }, before: skipped, visit: '' }),
    record('q4', { owner, attempts: 2, last: skipped, before: wrong, visit: 'visit 2', noteVersion: 4 }),
  ]);
  await old.table('places').add({ owner, path: shelf.path, title: '2024', place: 7, total: 40, at: at(2) });
  old.close();
}

it('the database of the last release is mended: blanks no longer hide an answer, and nothing else is lost', async () => {
  await storeVersion1();
  await database.open();
  const records = new Map((await database.records.toArray()).map((one) => [one.questionId, one]));
  expect(records.get('q1')).toMatchObject({ attempts: 1, last: wrong, visit: 'visit 1', note: 'Mine', shelf });
  expect(records.get('q1')!.before).toBeUndefined();
  expect(records.get('q2')).toMatchObject({ attempts: 0, flagged: true, isUnsent: 1 });
  expect(records.get('q2')!.last).toBeUndefined();
  expect(records.get('q3')).toMatchObject({ attempts: 2, last: { outcome: 'RIGHT', at: at(3) } });
  expect(records.get('q3')!.before).toBeUndefined();
  expect(records.get('q4')).toMatchObject({ attempts: 1, last: wrong, noteVersion: 4, question: { id: 'q4' } });
  const attempts = await database.attempts.orderBy('id').toArray();
  expect(attempts.map(({ id, state }) => `${id} ${state}`).join(', ')).toBe(
    '1 SENT, 2 SENT, 3 WAITING, 4 SENT, 5 WAITING, 6 SENT',
  );
  expect(await database.places.count()).toBe(1);
});
