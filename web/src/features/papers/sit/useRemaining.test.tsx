import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const START = Date.parse('2026-11-23T09:00:00.000Z');
const MINUTE_MS = 60_000;
const inMinutes = (minutes: number) => new Date(START + minutes * MINUTE_MS).toISOString();

beforeEach(() => {
  // Each test opens the site anew.
  vi.resetModules();
  vi.useFakeTimers({ now: START });
});
afterEach(() => vi.useRealTimers());

const load = async () => {
  const [clock, { useRemaining }] = await Promise.all([import('../device/clock.ts'), import('./useRemaining.ts')]);
  return { ...clock, useRemaining };
};
const pass = (minutes: number) => act(() => void vi.advanceTimersByTime(minutes * MINUTE_MS));

test('ten, five and one minute are announced when they are reached, and nothing that is not so', async () => {
  const { setClock, useRemaining } = await load();
  setClock(inMinutes(0), 0);
  const { result } = renderHook(() => useRemaining(inMinutes(12)));
  const heard: (number | undefined)[] = [];
  for (let minute = 0; minute < 12; minute += 1) {
    heard.push(result.current.announced);
    pass(1);
  }
  expect(heard).toEqual([undefined, undefined, 10, 10, 10, 10, 10, 5, 5, 5, 5, 1]);
  expect(result.current).toMatchObject({ remainingMs: 0, isTimeUp: true });
});

test('a paper that is opened with seven minutes left does not hear that ten are', async () => {
  const { setClock, useRemaining } = await load();
  setClock(inMinutes(0), 0);
  const { result } = renderHook(() => useRemaining(inMinutes(7)));
  expect(result.current.announced).toBeUndefined();
  pass(2);
  expect(result.current.announced).toBe(5);
});

test('a device whose clock was set since the last visit ends no paper before the server has said what time it is', async () => {
  const { restoreClock, setClock, useRemaining } = await load();
  // It was two hours behind then, and is right now.
  restoreClock(120 * MINUTE_MS, inMinutes(-1));
  const { result } = renderHook(() => useRemaining(inMinutes(29)));
  expect(result.current).toMatchObject({ remainingMs: 0, isTimeUp: false });
  setClock(inMinutes(0), 0);
  pass(1);
  expect(result.current).toMatchObject({ remainingMs: 28 * MINUTE_MS, isTimeUp: false });
});

test('without a limit nothing is counted', async () => {
  const { useRemaining } = await load();
  const { result } = renderHook(() => useRemaining(null));
  expect(result.current).toEqual({ remainingMs: null, isTimeUp: false, announced: undefined });
});
