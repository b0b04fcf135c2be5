import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { database } from './device/database.ts';
import { readStoredPaper, sectionsOf, storePaper } from './device/sheets.ts';
import type { StoredPaper } from './device/stored-paper.ts';
import { PAPER } from './testing/paper.ts';
import { useStoredPaper } from './useStoredPaper.ts';

const answersOf = (paper: StoredPaper | null | undefined) =>
  paper && sectionsOf(paper).flatMap(({ entries }) => entries.map(({ answer }) => answer?.sba ?? null));

async function openPaper() {
  const { result } = renderHook(() => useStoredPaper('p1'));
  await waitFor(() => expect(answersOf(result.current.kept)).toEqual([null, null]));
  return result;
}

beforeEach(async () => {
  await database.papers.clear();
  await storePaper(PAPER, { offsetMs: 0 });
});

test('quick answers show at once and count as kept once the device has all of them', async () => {
  const paper = await openPaper();
  const changes = [1, 2, 1].map((number, at) => () => paper.current.change(number, { answer: { sba: 'ABC'[at]! } }));
  let stored: Promise<boolean>[] = [];
  act(() => {
    stored = changes.map((change) => change());
  });
  expect(answersOf(paper.current.stored)).toEqual(['C', 'B']);
  expect(answersOf(paper.current.kept)).toEqual([null, null]);
  await act(() => Promise.all(stored));
  expect(answersOf(await readStoredPaper('p1'))).toEqual(['C', 'B']);
  await waitFor(() => expect(answersOf(paper.current.kept)).toEqual(['C', 'B']));
});

test('an answer that the device refuses stays on the screen and is stored with the next one', async () => {
  const paper = await openPaper();
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  expect(await act(() => paper.current.change(1, { answer: { sba: 'A' } }))).toBe(false);
  put.mockRestore();
  // The account's copy arrives: without that answer.
  await act(() => storePaper({ ...PAPER, now: '2026-11-23T09:01:00.000Z' }, { offsetMs: 0 }));
  expect(answersOf(paper.current.stored)).toEqual(['A', null]);
  expect(await act(() => paper.current.change(2, { answer: { sba: 'B' } }))).toBe(true);
  expect(answersOf(await readStoredPaper('p1'))).toEqual(['A', 'B']);
});
