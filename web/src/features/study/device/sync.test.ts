import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { timeOfId } from 'question/attempt-id.ts';
import { renderHook } from '@testing-library/react';
import { v7 } from 'uuid';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toast } from '../../../components/toast.ts';
import { currentSession, endSession } from '../../../session/index.ts';
import { mtf, sba } from '../../../testing/questions.ts';
import { amina, begin } from '../../../testing/accounts.ts';
import { testAccount } from '../testing/account.ts';
import { database } from './database.ts';
import {
  readAttempts,
  readPlaces,
  readRecords,
  removeSent,
  sendLast,
  setFlag,
  setNote,
  leavePlace,
  startSync,
} from './index.ts';
import { takeWanted, wakeSync } from './wake.ts';
import { writePaperAnswers } from '../papers/index.ts';
import { recordAnswer, useRecords } from '../index.ts';

vi.mock('../../../components/toast.ts', () => ({ toast: vi.fn<() => void>() }));

const DAY_MS = 86_400_000;

const shelf = { path: '/board-question/DHK/_1/ANAT/2024', title: 'Anatomy 2024', place: 1, total: 40 };
let ends: (() => void)[] = [];
const connect = ({ client }: ReturnType<typeof testAccount>, owner = 'AMINA-1') =>
  ends.push(startSync(client, owner, async () => undefined));
const logIn = (userId = 'AMINA-1') => begin({ ...amina, userId });
const answer = (
  id: string,
  { confidence, choice = 'C', at = Date.now() }: { confidence?: 'GUESS'; choice?: string; at?: number } = {},
) =>
  recordAnswer({
    question: sba(id),
    shelf,
    answer: { sba: choice },
    readingSince: at - 1000,
    answeredAt: at,
    changes: 0,
    confidence,
  });
const states = async () => (await readAttempts()).map(({ state }) => state);
const until = (check: () => unknown) => vi.waitFor(check, { timeout: 5000 });
const clear = () => Promise.all([database.attempts, database.records, database.places].map((table) => table.clear()));
const isOnline = () => dispatchEvent(new Event('online'));

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  vi.mocked(toast).mockClear();
});
afterEach(async () => {
  // A run in progress would send the next test's changes to this test's account.
  await sendLast();
  ends.forEach((end) => end());
  ends = [];
  endSession();
  takeWanted();
  await clear();
});

it('answers of an offline day reach the account once, when the network is back', async () => {
  const server = testAccount();
  server.state.isDown = true;
  logIn();
  connect(server);
  for (let index = 0; index < 60; index += 1) await answer(`q${index}`);
  expect(new Set(await states())).toEqual(new Set(['WAITING']));
  server.state.isDown = false;
  isOnline();
  isOnline();
  await until(async () => expect(new Set(await states())).toEqual(new Set(['SENT'])));
  expect(server.attempts.size).toBe(60);
  await until(async () => expect((await readRecords()).every(({ stats }) => stats?.answered === 20)).toBe(true));
});

it('shows what another device answered last, also to a clock that is ahead, once the reader comes back', async () => {
  const server = testAccount();
  logIn();
  connect(server);
  const { result } = renderHook(() => useRecords([sba('q1')]));
  await answer('q1', { choice: 'A', at: Date.now() + 3_600_000 });
  const outcome = () => result.current.get('q1')?.last?.outcome;
  await until(() => expect(outcome()).toBe('RIGHT'));
  server.state.last = { lastOutcome: 'PARTLY', lastAt: new Date().toISOString() };
  document.dispatchEvent(new Event('visibilitychange'));
  await until(() => expect(outcome()).toBe('PARTLY'));
});

it('an answer of a clock that is ahead stays the one of this visit', async () => {
  const server = testAccount();
  logIn();
  connect(server);
  server.state.last = { lastOutcome: 'WRONG', lastAt: new Date().toISOString() };
  await answer('q1', { choice: 'A', at: Date.now() + 60_000 });
  await until(async () => expect((await readRecords())[0]?.stats).toBeDefined());
  expect((await readRecords())[0]?.before).toBeUndefined();
});

it('a refused answer is shown once and holds up none of the others', async () => {
  const server = testAccount();
  server.state.refuse.set('locked', 'PURCHASE_REQUIRED');
  logIn();
  await answer('locked');
  await answer('open');
  connect(server);
  await until(async () => expect(await states()).toEqual(['REFUSED', 'SENT']));
  isOnline();
  await answer('another');
  await until(() => expect(server.attempts.size).toBe(2));
  expect(vi.mocked(toast).mock.calls).toEqual([[expect.stringContaining('Not for you.'), 'error']]);
});

it('answers of a device whose clock is ahead get ids of the server’s time and are sent again', async () => {
  const server = testAccount();
  server.state.until = Date.now() + DAY_MS;
  const date = new Date().toUTCString();
  vi.stubGlobal('fetch', async () => new Response('', { headers: { date } }));
  logIn();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 90 * DAY_MS });
  await answer('q1');
  await answer('q2');
  connect(server);
  await until(async () => expect(await states()).toEqual(['SENT', 'SENT']));
  vi.useRealTimers();
  vi.unstubAllGlobals();
  expect([...server.attempts.keys()].map(timeOfId)).toEqual([Date.parse(date), Date.parse(date)]);
  expect(toast).not.toHaveBeenCalled();
});

it('an answer over the limit is sent again later', async () => {
  const server = testAccount();
  server.state.refuse.set('q1', 'LIMIT_REACHED');
  logIn();
  await answer('q1');
  connect(server);
  await until(() => expect(server.state.sent).toBe(1));
  server.state.refuse.clear();
  await until(async () => {
    isOnline();
    expect(await states()).toEqual(['SENT']);
  });
  expect(toast).not.toHaveBeenCalled();
});

it('what a visitor did becomes the account’s at log-in and leaves the device at log-out', async () => {
  const server = testAccount();
  await answer('q1');
  await setFlag(sba('q1'), shelf, true);
  await setNote(mtf('q2'), shelf, 'Ask about this.');
  await leavePlace({ path: shelf.path, title: shelf.title, place: 7, total: 40 });
  logIn();
  connect(server);
  await until(() => expect(server.notes.get('q2')?.note).toBe('Ask about this.'));
  expect(server.attempts.size).toBe(1);
  expect(server.flags.get('q1')).toBe(true);
  expect(await readPlaces()).toMatchObject([{ path: shelf.path, place: 7 }]);
  await until(async () => expect((await readRecords()).some(({ isUnsent }) => isUnsent)).toBe(false));

  await sendLast();
  await removeSent('AMINA-1');
  expect(await Promise.all([database.attempts.count(), database.records.count(), database.places.count()])).toEqual([
    0, 0, 0,
  ]);
});

it('a second account on the device sees nothing of the first, whose waiting answers stay for it', async () => {
  const server = testAccount();
  server.state.isDown = true;
  logIn();
  connect(server);
  await answer('q1');
  ends.forEach((end) => end());

  const other = testAccount();
  logIn('KARIM-2');
  connect(other, 'KARIM-2');
  await answer('q2');
  await until(() => expect(other.attempts.size).toBe(1));
  expect((await readRecords()).map(({ questionId }) => questionId)).toEqual(['q2']);
  ends.forEach((end) => end());

  server.state.isDown = false;
  logIn();
  connect(server);
  await until(() => expect([...server.attempts.values()].map(({ questionId }) => questionId)).toEqual(['q1']));
});

it('what was not sent when somebody else logs in stays here, and is not sent as theirs', async () => {
  const server = testAccount();
  logIn();
  for (let index = 0; index < 60; index += 1) await answer(`q${index}`);
  server.state.beforeReply = async () => logIn('KARIM-2');
  connect(server);
  const sent = async () => (await database.attempts.toArray()).filter(({ state }) => state === 'SENT');
  await until(async () => expect(await sent()).toHaveLength(50));
  await sendLast();
  expect([server.attempts.size, (await sent()).length]).toEqual([50, 50]);
});

it('answers of a refused batch are not sent singly by somebody else', async () => {
  const server = testAccount();
  logIn();
  await answer('q1');
  await answer('q2');
  let calls = 0;
  server.state.beforeReply = async () => {
    calls += 1;
    logIn('KARIM-2');
    throw new CombinedGraphQLErrors({ errors: [{ message: 'Wrong.', extensions: { code: 'BAD_USER_INPUT' } }] });
  };
  connect(server);
  await until(() => expect(currentSession()?.user_id).toBe('KARIM-2'));
  await sendLast();
  expect(calls).toBe(1);
  expect((await database.attempts.toArray()).map(({ state }) => state)).toEqual(['WAITING', 'WAITING']);
});

it('a note that another device changed first is kept beside the own, until the reader has merged them', async () => {
  const server = testAccount();
  server.notes.set('q1', { note: 'From the other device', noteVersion: 3 });
  logIn();
  connect(server);
  await setNote(sba('q1'), shelf, 'From this one');
  await until(async () =>
    expect((await readRecords())[0]).toMatchObject({
      note: 'From this one',
      conflict: { note: 'From the other device', version: 3 },
    }),
  );
  await setNote(sba('q1'), shelf, 'Both');
  await until(() => expect(server.notes.get('q1')).toEqual({ note: 'Both', noteVersion: 4 }));
  await until(async () => expect((await readRecords())[0]?.conflict).toBeUndefined());
});

it('sends how sure the reader was, and answers that a former version held back', async () => {
  const server = testAccount();
  logIn();
  connect(server);
  await answer('q1', { confidence: 'GUESS' });
  await until(() => expect([...server.attempts.values()]).toMatchObject([{ questionId: 'q1', confidence: 'GUESS' }]));
  const [sent] = await readAttempts();
  await database.attempts.add({ ...sent!, id: v7(), state: 'WAITING', heldUntil: Date.now() + 60_000 });
  wakeSync();
  await until(() => expect(server.attempts.size).toBe(2));
  expect([...server.attempts.values()][1]).not.toHaveProperty('heldUntil');
});

it('a server without a record is sent nothing, and this device keeps its own', async () => {
  const server = testAccount();
  server.state.hasStudy = false;
  logIn();
  connect(server);
  await answer('q1');
  isOnline();
  expect(await readRecords()).toHaveLength(1);
  expect([server.state.sent, await states()]).toEqual([0, ['WAITING']]);
});

it('answers of a visitor’s paper go with the paper, not with the log', async () => {
  const answeredAt = new Date().toISOString();
  const wrong = {
    question: sba('q1'),
    shelf,
    answer: { sba: 'A' },
    outcome: 'WRONG',
    answeredAt,
    tookMs: null,
  } as const;
  await writePaperAnswers('', 'p1', [wrong]);
  const server = testAccount();
  logIn();
  connect(server);
  await until(async () => expect(await readRecords()).toMatchObject([{ attempts: 1, last: { outcome: 'WRONG' } }]));
  await sendLast();
  expect([server.state.sent, await states()]).toEqual([0, []]);
});
