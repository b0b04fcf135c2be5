import { Dexie } from 'dexie';
import { beforeEach, expect, test } from 'vitest';
import { beginSession, endSession } from '../../../session/index.ts';
import { item, PAPER } from '../testing/paper.ts';
import { database } from './database.ts';
import { restoreClock } from './clock.ts';
import { unmarkedOf } from './self-marking.ts';
import { readWritten, writeText, writtenPlace } from './written.ts';
import {
  changeEntries,
  forgetPapers,
  forgetSentPapers,
  isBlank,
  listStoredPapers,
  mergeSaved,
  readStoredPaper,
  sectionsOf,
  settleChanges,
  storePaper,
} from './sheets.ts';
import type { SheetItem } from './stored-paper.ts';

beforeEach(async () => {
  await database.papers.clear();
  await storePaper(PAPER, { offsetMs: 0 });
});

const stored = async () => (await readStoredPaper('p1'))!;
const entries = async () => sectionsOf(await stored()).flatMap((section) => section.entries);

test('changes on this device are applied to the server’s paper, and stay when it is fetched again', async () => {
  await changeEntries('p1', [[1, { answer: { sba: 'A' } }]]);
  await changeEntries('p1', [[1, { tookMs: 900 }]]);
  await changeEntries('p1', [[2, { flagged: true }]]);
  await storePaper(PAPER, { offsetMs: 5 });
  expect(await entries()).toMatchObject([
    { answer: { sba: 'A' }, tookMs: 900, isUnsent: true },
    { answer: null, flagged: true, isUnsent: false },
  ]);
  expect((await stored()).offsetMs).toBe(5);
});

test('a change made during sending is sent again, and a draft is never sent', async () => {
  await changeEntries('p1', [[1, { answer: { sba: 'A' } }]]);
  const { changes: sent } = await stored();
  await changeEntries('p1', [[1, { answer: { sba: 'B' } }]]);
  await settleChanges('p1', sent);
  expect((await stored()).changes[1]).toMatchObject({ answer: { sba: 'B' }, revision: 2 });
  await changeEntries('p1', [[1, { draft: { sba: 'C' } }]]);
  await settleChanges('p1', (await stored()).changes);
  expect((await stored()).changes[1]).toEqual({ draft: { sba: 'C' }, revision: 3 });
  expect((await entries())[0]).toMatchObject({ draft: { sba: 'C' }, isUnsent: false });
});

test('a response without questions applies the changes of other devices', async () => {
  const { sections: _sections, ...header } = PAPER;
  const items = [
    { number: 2, answer: { sba: 'D', mtf: null, saq: null }, flagged: true, tookMs: 10, outcome: null, marks: null },
  ];
  await mergeSaved({ ...header, now: '2026-11-23T09:10:00.000Z', sections: [{ items }] }, 7);
  expect(await entries()).toMatchObject([
    { answer: null, asked: { id: 'q1' } },
    { answer: { sba: 'D' }, flagged: true, asked: { id: 'q2' } },
  ]);
});

test('a short answer marked as written is not blank', () => {
  const given = { sba: null, mtf: null, saq: null };
  expect(isBlank({ answer: null })).toBe(true);
  expect(isBlank({ answer: given })).toBe(true);
  expect(isBlank({ answer: { ...given, mtf: [] } })).toBe(true);
  expect(isBlank({ answer: { ...given, saq: [] } })).toBe(false);
});

test('an answer given after the device’s clock was set back is still the newest', async () => {
  await storePaper({ ...PAPER, now: '2026-11-23T09:20:00.000Z' }, { offsetMs: 0 });
  // Two hours behind what it was.
  restoreClock(Date.parse('2026-11-23T07:20:00.000Z') - Date.now(), '2026-11-23T09:20:00.000Z');
  await changeEntries('p1', [[1, { answer: { sba: 'A' } }]]);
  const { at } = (await stored()).changes[1]!;
  expect(at).toBe('2026-11-23T09:20:00.000Z');
  await database.papers.where({ id: 'p1' }).modify(({ changes }) => {
    changes[2] = { answer: { sba: 'B' }, at: '2026-11-23T09:25:00.000Z', revision: 1 };
  });
  await changeEntries('p1', [[2, { answer: { sba: 'C' } }]]);
  expect((await stored()).changes[2]).toMatchObject({ answer: { sba: 'C' }, at: '2026-11-23T09:25:00.000Z' });
});

test('a read that a save or the end overtook puts nothing back', async () => {
  const at = (now: string, fields: object = {}) => storePaper({ ...PAPER, ...fields, now }, { offsetMs: 0 });
  const saved = { ...PAPER.sections[0]!, items: [{ ...item(1), flagged: true }, item(2)] };
  await at('2026-11-23T09:05:10.000Z', { sections: [saved] });
  await at('2026-11-23T09:05:09.000Z');
  expect(await entries()).toMatchObject([{ flagged: true }, {}]);
  await at('2026-11-23T09:06:00.000Z', { state: 'FINISHED' });
  await at('2026-11-23T09:06:01.000Z');
  expect((await stored()).paper.state).toBe('FINISHED');
});

test('one reader of a device sees nothing of another’s paper, and what was not sent waits for its owner', async () => {
  const beginAs = (id: string) => {
    const rest = { name: '', email: '', medical_college: '', year: '', contact_number: '', profileImage: '' };
    beginSession({ _id: id, user_id: id, ...rest }, 'token');
  };
  beginAs('RAHIMA');
  await storePaper({ ...PAPER, id: 'p2' }, { offsetMs: 0 });
  await changeEntries('p2', [[1, { draft: { sba: 'A' } }]]);
  await changeEntries('p2', [[2, { answer: { sba: 'B' } }]]);
  beginAs('KARIM');
  expect(await readStoredPaper('p2')).toBeUndefined();
  expect(await listStoredPapers()).toEqual([]);
  await forgetSentPapers('RAHIMA');
  beginAs('RAHIMA');
  expect((await readStoredPaper('p2'))!.changes).toMatchObject({
    1: { draft: { sba: 'A' } },
    2: { answer: { sba: 'B' } },
  });
  endSession();
});

test('what is written in a paper belongs to that paper, and goes with it', async () => {
  await storePaper({ ...PAPER, id: 'p2' }, { offsetMs: 0 });
  await writeText('p1', 1, 'a', 'The axillary nerve.');
  await writeText('p1', 1, 'b', 'C5');
  await writeText('p1', 1, 'b', '');
  expect([...(await readWritten('p1'))]).toEqual([[writtenPlace(1, 'a'), 'The axillary nerve.']]);
  expect((await readWritten('p2')).size).toBe(0);
  await forgetPapers();
  expect((await readWritten('p1')).size).toBe(0);
});

const point = (label: string) => ({ label, points: ['A point.'] });
const shortAnswer = (number: number, saq: { label: string; points: number[] }[] | null, labels = ['a', 'b']) =>
  ({
    ...item(number),
    asked: { ...item(number).asked, type: 'SAQ' },
    question: { parts: labels.map(point) },
    answer: saq && { sba: null, mtf: null, saq },
  }) as unknown as SheetItem;

test('a short answer waits until each of its parts is marked, and "answer any" waits for as many as count', () => {
  const none = (label: string) => ({ label, points: [] });
  const entries = [
    shortAnswer(1, null),
    shortAnswer(2, [none('a')]),
    shortAnswer(3, [none('a'), none('b')]),
    // Without model points nobody can mark it.
    { ...shortAnswer(4, null, []) },
  ];
  const numbers = (answerAny: number | null) => {
    return unmarkedOf([{ answerAny, entries }]).map(({ number }) => number);
  };
  // What was begun comes first.
  expect(numbers(null)).toEqual([2, 1]);
  expect(numbers(2)).toEqual([2]);
  expect(numbers(1)).toEqual([]);
});

test('a paper that an earlier version stored gets its verdict, or none while short answers are unmarked', async () => {
  const result = { marks: 7, outOf: 12, share: 7 / 12, passed: false, tookMs: 1, sections: [], topics: [] };
  const old = (id: string, items: SheetItem[]) => ({
    id,
    owner: '',
    changes: {},
    offsetMs: 0,
    paper: {
      ...PAPER,
      id,
      state: 'FINISHED',
      rule: { id: 'PROF', name: 'Professional examination', passShare: 0.6 },
      sections: [{ kind: 'SAQ', answerAny: null, items: items.map(({ locked: _locked, ...one }) => one) }],
      result,
    },
  });
  const marked = [{ label: 'a', points: [1] }];
  database.close({ disableAutoOpen: false });
  const before = new Dexie('papers');
  before.version(1).stores({ papers: 'id, owner' });
  await before
    .table('papers')
    .bulkAdd([
      old('marked', [shortAnswer(1, marked, ['a'])]),
      old('waiting', [shortAnswer(1, marked, ['a']), { ...shortAnswer(2, [], ['a']), outOf: 2 }]),
    ]);
  before.close();
  const resultOf = async (id: string) => (await readStoredPaper(id))!.paper.result;
  expect(await resultOf('marked')).toMatchObject({ verdict: 'FAILED', unmarked: 0, markedOutOf: 12, components: [] });
  expect(await resultOf('waiting')).toMatchObject({ verdict: null, unmarked: 1, markedOutOf: 10, share: 0.7 });
  expect((await readStoredPaper('waiting'))!.paper.sections[0]!.items[0]).toMatchObject({ locked: false });
});
