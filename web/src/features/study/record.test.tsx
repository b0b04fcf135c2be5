import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toast } from '../../components/toast.ts';
import { sba } from '../../testing/questions.ts';
import { readAttempts, removeSent, setFlag } from './device/index.ts';
import { database } from './device/database.ts';
import { recordAnswer, useRecords } from './index.ts';

vi.mock('../../components/toast.ts', () => ({ toast: vi.fn<() => void>() }));

const question = sba('q1');
const shelf = { path: '/board-question/DHK/_1/ANAT/2024', title: 'Anatomy 2024', place: 1 };
const at = (day: number) => Date.UTC(2026, 10, day, 4);
const check = (choice: string, day = 1) =>
  recordAnswer({
    question,
    shelf,
    answer: { sba: choice },
    readingSince: at(day) - 1200,
    answeredAt: at(day),
    changes: 1,
  });
const checkBlank = (day: number) =>
  recordAnswer({ question, shelf, answer: {}, readingSince: at(day), answeredAt: at(day), changes: 0 });
const isNextVisit = () => sessionStorage.clear();

const recordOf = async () => {
  const { result } = renderHook(() => useRecords([question, sba('q2')]));
  await waitFor(() => expect(result.current.size).toBeGreaterThan(0));
  return result.current.get('q1');
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => Promise.all([database.attempts.clear(), database.records.clear()]));

it('stores an answer with what the account needs of it', async () => {
  await check('C');
  const [attempt] = await readAttempts();
  expect(attempt).toEqual({
    id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7/),
    owner: '',
    points: 1000,
    state: 'WAITING',
    questionId: 'q1',
    answer: { sba: 'C' },
    outcome: 'RIGHT',
    answeredAt: '2026-11-01T04:00:00.000Z',
    tookMs: 1200,
    changes: 1,
    utcOffsetMinutes: -new Date(at(1)).getTimezoneOffset(),
    sessionId: sessionStorage.getItem('study-session'),
    deviceId: localStorage.getItem('study-device'),
  });
});

it('knows how a question went last, and before this visit', async () => {
  await check('C', 1);
  isNextVisit();
  await check('A', 2);
  await check('B', 3);
  expect(await recordOf()).toMatchObject({
    attempts: 3,
    last: { outcome: 'WRONG', at: '2026-11-03T04:00:00.000Z' },
    before: { outcome: 'RIGHT', at: '2026-11-01T04:00:00.000Z' },
  });
  isNextVisit();
  expect(await recordOf()).toMatchObject({ before: { outcome: 'WRONG' } });
});

it('a blank changes nothing but the log', async () => {
  await check('A', 1);
  isNextVisit();
  const before = await recordOf();
  await checkBlank(2);
  expect(await readAttempts()).toHaveLength(2);
  expect(await recordOf()).toEqual(before);
});

it('a corrected key marks the answers again, keeps their first mark in the log, and is not undone by an old copy', async () => {
  await check('A', 1);
  await check('C', 2);
  const options = question.options.map((option) => ({ ...option, correct: option.key === 'A' }));
  const corrected = { ...question, options, notice: { kind: 'KEY_CORRECTED' as const, on: '2026-11-20' } };
  const { result } = renderHook(() => useRecords([corrected]));
  const mine = () => result.current.get('q1');
  await waitFor(() => expect(mine()?.last?.outcome).toBe('WRONG'));
  expect(mine()).toMatchObject({ remarkedFrom: 'RIGHT', keyCorrectedOn: '2026-11-20', attempts: 2 });
  const marks = (await readAttempts()).map(({ outcome, countsAs }) => [outcome, countsAs]);
  expect(marks).toEqual([
    ['WRONG', 'RIGHT'],
    ['RIGHT', 'WRONG'],
  ]);
  renderHook(() => useRecords([question]));
  await setFlag(question, shelf, true);
  expect(await recordOf()).toMatchObject({ flagged: true, last: { outcome: 'WRONG' } });
  await check('A', 3);
  expect(await recordOf()).toMatchObject({ remarkedFrom: null, keyCorrectedOn: null });
});

it('options in another order are no new key', async () => {
  await check('C', 1);
  const [first, ...others] = question.options;
  const options = [...others, first!].map((option, index) => ({ ...option, key: 'ABCDE'[index]! }));
  const moved = { ...question, options, notice: { kind: 'KEY_CORRECTED' as const, on: '2026-11-20' } };
  renderHook(() => useRecords([moved]));
  await setFlag(moved, shelf, true);
  expect(await recordOf()).toMatchObject({ last: { outcome: 'RIGHT' } });
});

it('an answer of a clock that was set back counts, and the last result stays', async () => {
  await check('C', 9);
  await check('A', 1);
  expect(await recordOf()).toMatchObject({ attempts: 2, last: { outcome: 'RIGHT' } });
});

it('says that the device is full and keeps what is stored', async () => {
  await check('C');
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await check('A');
  put.mockRestore();
  expect(toast).toHaveBeenCalledWith(expect.stringContaining('no room left'), 'error');
  expect(await readAttempts()).toHaveLength(1);
  expect(await recordOf()).toMatchObject({ attempts: 1 });
});

it('says nothing where the browser refuses storage', async () => {
  vi.mocked(toast).mockClear();
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('Refused', 'InvalidStateError');
  });
  expect(await check('A')).toBeUndefined();
  expect(toast).not.toHaveBeenCalled();
});

it('keeps what waits on a device that the account leaves', async () => {
  await check('C');
  expect(await removeSent('')).toBe(1);
  expect(await readAttempts()).toHaveLength(1);
});
