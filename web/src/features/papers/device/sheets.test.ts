import { beforeEach, expect, test } from 'vitest';
import type { PaperSheetFragment } from '../paper.generated.ts';
import { database } from './database.ts';
import { changeEntry, isBlank, mergeSaved, readStoredPaper, sectionsOf, settleChanges, storePaper } from './sheets.ts';

const item = (number: number) => ({
  number,
  asked: { id: `q${number}`, type: 'SBA' as const, stem: 'Which?', options: [], parts: [], media: [] },
  answer: null,
  flagged: false,
  tookMs: null,
  outOf: 1,
  question: null,
  outcome: null,
  marks: null,
});

const PAPER: PaperSheetFragment = {
  id: 'p1',
  title: 'Anatomy: 2 SBA',
  mode: 'EXAM',
  state: 'OPEN',
  startedAt: '2026-11-23T09:00:00.000Z',
  endsAt: '2026-11-23T09:30:00.000Z',
  now: '2026-11-23T09:00:00.000Z',
  finishedAt: null,
  named: false,
  rule: { id: 'PROF', name: 'Professional examination', passShare: 0.6 },
  sections: [{ kind: 'SBA', answerAny: null, items: [item(1), item(2)] }],
  result: null,
};

beforeEach(async () => {
  await database.papers.clear();
  await storePaper(PAPER, { offsetMs: 0 });
});

const stored = async () => (await readStoredPaper('p1'))!;
const entries = async () => sectionsOf(await stored()).flatMap((section) => section.entries);

test('what was done here lies over the server’s sheet, and stays when that is read again', async () => {
  await changeEntry('p1', 1, { answer: { sba: 'A' } });
  await changeEntry('p1', 1, { tookMs: 900 });
  await changeEntry('p1', 2, { flagged: true });
  await storePaper(PAPER, { offsetMs: 5 });
  expect(await entries()).toMatchObject([
    { answer: { sba: 'A' }, tookMs: 900, isUnsent: true },
    { answer: null, flagged: true, isUnsent: false },
  ]);
  expect((await stored()).offsetMs).toBe(5);
});

test('what changed while it was being sent is sent again, and a draft stays on the device', async () => {
  await changeEntry('p1', 1, { answer: { sba: 'A' } });
  const { changes: sent } = await stored();
  await changeEntry('p1', 1, { answer: { sba: 'B' } });
  await settleChanges('p1', sent);
  expect((await stored()).changes[1]).toMatchObject({ answer: { sba: 'B' }, revision: 2 });
  await changeEntry('p1', 1, { draft: { sba: 'C' } });
  await settleChanges('p1', (await stored()).changes);
  expect((await stored()).changes[1]).toEqual({ draft: { sba: 'C' }, revision: 3 });
  expect((await entries())[0]).toMatchObject({ draft: { sba: 'C' }, isUnsent: false });
});

test('a response to a save brings what other devices did, without the questions', async () => {
  const { sections: _sections, result: _result, ...header } = PAPER;
  const items = [{ number: 2, answer: { sba: 'D', mtf: null, saq: null }, flagged: true, tookMs: 10 }];
  await mergeSaved({ ...header, now: '2026-11-23T09:10:00.000Z', sections: [{ items }] }, 7);
  expect(await entries()).toMatchObject([
    { answer: null, asked: { id: 'q1' } },
    { answer: { sba: 'D' }, flagged: true, asked: { id: 'q2' } },
  ]);
});

test('a short answer that is said to be written is not blank', () => {
  const given = { sba: null, mtf: null, saq: null };
  expect(isBlank({ answer: null })).toBe(true);
  expect(isBlank({ answer: given })).toBe(true);
  expect(isBlank({ answer: { ...given, mtf: [] } })).toBe(true);
  expect(isBlank({ answer: { ...given, saq: [] } })).toBe(false);
});
