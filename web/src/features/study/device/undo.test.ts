import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toast } from '../../../components/toast.ts';
import { endSession } from '../../../session/index.ts';
import { amina, begin } from '../../../testing/accounts.ts';
import { mtf, sba } from '../../../testing/questions.ts';
import { testAccount } from '../testing/account.ts';
import { recordAnswer } from '../index.ts';
import { postpone, readDeviceDay } from '../reviews/index.ts';
import { database } from './database.ts';
import { countOf, isAnswer, readAttempts, readLastReview, readRecords, startSync, undoAnswer } from './index.ts';
import { wakeSync } from './wake.ts';

vi.mock('../../../components/toast.ts', () => ({ toast: vi.fn<() => void>() }));

const MINUTE_MS = 60_000;
const shelf = { path: '/board-question/DHK/_1/ANAT/2024', title: 'Anatomy 2024', place: 1, total: 40 };
let stop: (() => void) | undefined;

const answer = (id: string, choice: string | null, at = Date.now()) =>
  recordAnswer({
    question: sba(id),
    shelf,
    answer: choice === null ? {} : { sba: choice },
    readingSince: at - 1000,
    answeredAt: at,
    changes: 0,
    mode: 'REVIEW',
  });
const logIn = () => begin({ ...amina, userId: 'AMINA-1' });
const connect = ({ client }: ReturnType<typeof testAccount>) => {
  stop = startSync(client, 'AMINA-1', async () => undefined);
};
const states = async () => (await readAttempts()).map(({ state }) => state);
const recordOf = async (id: string) => (await readRecords()).find(({ questionId }) => questionId === id);
const clear = () => Promise.all(database.tables.map((table) => table.clear()));
const until = (check: () => unknown) => vi.waitFor(check, { timeout: 5000 });

beforeEach(async () => {
  await clear();
  localStorage.clear();
  sessionStorage.clear();
  vi.mocked(toast).mockClear();
});
afterEach(async () => {
  stop?.();
  stop = undefined;
  endSession();
  await clear();
});

it('an answer that is taken back leaves the record as it was, and the log keeps it', async () => {
  await answer('q1', 'A', Date.now() - 2 * MINUTE_MS);
  const before = await recordOf('q1');
  sessionStorage.clear();
  await answer('q1', 'C');
  expect(await recordOf('q1')).toMatchObject({ attempts: 2, last: { outcome: 'RIGHT' } });
  expect(await undoAnswer('q1')).toBe(true);
  expect(await recordOf('q1')).toMatchObject({ attempts: 1, last: before!.last, visit: before!.visit });
  expect(countOf('wrong', await readRecords())).toBe(1);
  expect((await readAttempts()).filter(isAnswer)).toHaveLength(1);
  expect(await undoAnswer('q1')).toBe(true);
  expect(await recordOf('q1')).toMatchObject({ attempts: 0, dueOn: null });
  expect(countOf('wrong', await readRecords())).toBe(0);
  expect((await readDeviceDay()).items).toEqual([]);
  expect(await undoAnswer('q1')).toBe(false);
});

it('can be taken back for ten minutes, the last answer first', async () => {
  await answer('old', 'C', Date.now() - 11 * MINUTE_MS);
  expect(await undoAnswer('old')).toBe(false);
  await answer('q1', 'C');
  await answer('q2', null);
  expect(await readLastReview()).toBe('q2');
  await undoAnswer('q2');
  expect(await readLastReview()).toBe('q1');
  await undoAnswer('q1');
  expect(await readLastReview()).not.toBe('q1');
});

it('is sent with the time at which it was taken back, if it still waited', async () => {
  const server = testAccount();
  logIn();
  await answer('q1', 'C');
  await undoAnswer('q1');
  connect(server);
  await until(async () => expect(await states()).toEqual(['SENT']));
  expect([...server.attempts.values()]).toMatchObject([{ mode: 'REVIEW', undoneAt: expect.any(String) }]);
  expect(server.undone.size).toBe(0);
});

it('is taken back in the account once there is a network, if it was sent', async () => {
  const server = testAccount();
  logIn();
  connect(server);
  await answer('q1', 'C');
  await until(async () => expect(await states()).toEqual(['SENT']));
  server.state.isDown = true;
  await undoAnswer('q1');
  expect(await states()).toEqual(['UNDOING']);
  expect(countOf('wrong', await readRecords())).toBe(0);
  server.state.isDown = false;
  wakeSync();
  await until(async () => expect(await states()).toEqual(['SENT']));
  expect([...server.undone]).toEqual((await readAttempts()).map(({ id }) => id));
});

it('is taken back in the account if that happened while it was sent', async () => {
  const server = testAccount();
  logIn();
  await answer('q1', 'C');
  server.state.beforeReply = () => undoAnswer('q1');
  connect(server);
  await until(() => expect(server.undone.size).toBe(1));
  expect((await readAttempts()).filter(isAnswer)).toEqual([]);
});

it('counts again, with a word, if the account refuses to take it back', async () => {
  const server = testAccount();
  logIn();
  connect(server);
  await answer('q1', 'C');
  await until(async () => expect(await states()).toEqual(['SENT']));
  server.state.isTooLate = true;
  await undoAnswer('q1');
  await until(async () => expect((await readAttempts()).filter(isAnswer)).toHaveLength(1));
  expect(toast).toHaveBeenCalledOnce();
  await until(async () => expect(await recordOf('q1')).toMatchObject({ attempts: 1 }));
});

it('does not reach a server that would count it', async () => {
  const server = testAccount();
  server.state.hasReview = false;
  logIn();
  await answer('q1', 'C');
  await undoAnswer('q1');
  await answer('q2', 'C');
  connect(server);
  await until(async () => expect(await states()).toEqual(['SENT']));
  expect([...server.attempts.values()].map(({ questionId }) => questionId)).toEqual(['q2']);
});

it('a question that is not to come today reaches the account once, and comes tomorrow', async () => {
  const server = testAccount();
  logIn();
  const question = mtf('q1');
  const day = await postpone({ question, shelf, why: 'NEW', movedFrom: null, movedBecause: null });
  expect(day! > new Date().toISOString().slice(0, 10)).toBe(true);
  connect(server);
  await until(() => expect(server.postponed).toEqual(['q1']));
  await until(async () => expect((await recordOf('q1'))?.isUnsent).toBeUndefined());
  expect(await recordOf('q1')).toMatchObject({ postponedTo: day });
});
