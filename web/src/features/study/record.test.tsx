import 'fake-indexeddb/auto';
import { render, renderHook, waitFor } from '@testing-library/react';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toast } from '../../components/toast.ts';
import { sba } from '../../testing/questions.ts';
import type { LoggedAttempt } from './attempt.ts';
import { recordAnswer, useLastTimes } from './record.ts';

vi.mock('../../components/toast.ts', () => ({ toast: vi.fn<() => void>() }));

const question = sba('q1');
const at = (day: number) => Date.UTC(2026, 10, day, 4);
const check = (choice: string, { owner = '', day = 1 } = {}) =>
  recordAnswer({ question, answer: { choice }, owner, readingSince: at(day) - 1200, answeredAt: at(day), changes: 1 });

const readLog = async () => {
  const database = await new Dexie('study').open();
  const rows: LoggedAttempt[] = await database.table('attempts').toArray();
  database.close();
  return rows;
};
const lastOutcome = async (ids = ['q1', 'q2']) => {
  const { result } = renderHook(() => useLastTimes(ids));
  await waitFor(() => expect(result.current.size).toBeGreaterThan(0));
  return render(result.current.get('q1')).container.textContent;
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(async () => {
  const database = await new Dexie('study').open().catch(() => undefined);
  await database?.table('attempts').clear();
  database?.close();
});

it('stores an answer with what the account needs of it', async () => {
  await check('C');
  const [attempt] = await readLog();
  expect(attempt).toMatchObject({
    questionId: 'q1',
    owner: '',
    answer: { sba: 'C' },
    outcome: 'RIGHT',
    answeredAt: '2026-11-01T04:00:00.000Z',
    tookMs: 1200,
    changes: 1,
    utcOffsetMinutes: -new Date(at(1)).getTimezoneOffset(),
  });
  expect(attempt?.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7/);
  expect(attempt?.sessionId).toBe(sessionStorage.getItem('study-session'));
  expect(attempt?.deviceId).toBe(localStorage.getItem('study-device'));
});

it('finds how a question went on the visit before', async () => {
  await check('C', { day: 1 });
  await check('A', { day: 2 });
  sessionStorage.clear();
  expect(await lastOutcome()).toBe('Wrong last time');
});

it('leaves out what was answered on this visit', async () => {
  await check('A');
  sessionStorage.clear();
  await check('C', { day: 2 });
  expect(await lastOutcome()).toBe('Wrong last time');
});

it("keeps one reader's answers from another", async () => {
  await check('C', { owner: 'AMINA-1' });
  await check('A');
  sessionStorage.clear();
  expect(await lastOutcome()).toBe('Wrong last time');
});

it('says that the device is full and keeps what is stored', async () => {
  await check('C');
  const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await check('A');
  add.mockRestore();
  expect(toast).toHaveBeenCalledWith(expect.stringContaining('no room left'), 'error');
  expect(await readLog()).toHaveLength(1);
});

it('says nothing where the browser refuses storage', async () => {
  vi.mocked(toast).mockClear();
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('Refused', 'InvalidStateError');
  });
  await check('A');
  expect(toast).not.toHaveBeenCalled();
});
