import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import type { Answer } from 'question/answer.ts';
import { beforeEach, expect, test } from 'vitest';
import { sba } from '../../../testing/questions.ts';
import { countOf, forgetRecord, readAttempts, readRecords } from '../../study/device/index.ts';
import { recordAnswer } from '../../study/index.ts';
import type { PaperInput } from '../../../graphql.generated.ts';
import type { PaperSheetFragment } from '../paper.generated.ts';
import { forgetPapers, listStoredPapers } from './index.ts';
import { sendPaper } from './outbox.ts';
import { changeEntries, noteHandedIn, storePaper } from './sheets.ts';

const STARTED = '2026-11-23T09:00:00.000Z';
const HANDED_IN = '2026-11-23T09:20:00.000Z';
const input: PaperInput = {
  mode: 'EXAM',
  rule: 'PROF',
  mix: { prof: '_1', subjects: ['ANAT'], pool: 'ALL', mtf: 0, sba: 3, saq: 0 },
};

const itemOf = (number: number) => ({
  number,
  asked: { id: `q${number}`, type: 'SBA' as const, stem: 'Which?', options: [], parts: [], media: [] },
  answer: null as Answer | null,
  flagged: false,
  tookMs: null,
  outOf: 1,
  question: null as object | null,
  locked: false,
  keyCorrectedOn: null,
  outcome: null as string | null,
  remarkedFrom: null,
  marks: null,
});
const paperOf = (mode: 'EXAM' | 'TUTOR', items = [1, 2, 3].map(itemOf)) =>
  ({
    id: 'p1',
    title: 'Anatomy: 3 SBA',
    mode,
    state: 'OPEN',
    startedAt: STARTED,
    endsAt: null,
    now: STARTED,
    finishedAt: null,
    named: false,
    rule: { id: 'PROF', name: 'Professional examination', passShare: 0.6, components: [] },
    sections: [{ kind: 'SBA', answerAny: null, items }],
    result: null,
  }) as unknown as PaperSheetFragment;

type Sheet = { finishedAt: string | null; items: { question: string; answer: Answer | null }[] };

/** B is right, and was not at first. */
const corrected = {
  options: sba().options.map((option) => ({ ...option, correct: option.key === 'B' })),
  notice: { __typename: 'QuestionNotice', kind: 'KEY_CORRECTED', on: '2026-11-20' },
};

/** The server: marks what is sent, of an examination at its end. */
const clientOf = (mode: 'EXAM' | 'TUTOR', changed: object = {}) =>
  new ApolloClient({
    cache: new InMemoryCache(),
    link: new ApolloLink(({ variables }) => {
      const { finishedAt, items } = variables['sheet'] as Sheet;
      const marked = items.map(({ answer }, index) => {
        const isMarked = finishedAt !== null || (mode === 'TUTOR' && answer !== null);
        const outcome = answer?.sba === undefined ? 'SKIPPED' : answer.sba === 'B' ? 'RIGHT' : 'WRONG';
        const item = { ...itemOf(index + 1), answer: answer && { __typename: 'GivenAnswer', ...answer } };
        const question = { ...sba(`q${index + 1}`), ref: `ANAT-00000${index + 1}`, topic: 'Thorax', ...changed };
        return isMarked ? { ...item, outcome, question } : item;
      });
      const state = finishedAt ? 'FINISHED' : 'OPEN';
      const markPaper = { ...paperOf(mode, marked), state, finishedAt, now: HANDED_IN };
      return new Observable((observer) => {
        observer.next({ data: { markPaper } });
        observer.complete();
      });
    }),
  });

beforeEach(async () => {
  await forgetPapers();
  await forgetRecord();
});

const counts = async () => {
  const records = await readRecords();
  return {
    wrong: countOf('wrong', records),
    due: countOf('due', records),
    attempts: records.map((one) => one.attempts),
  };
};

test('a visitor’s examination fills the lists of the device once: wrong answers, and blanks to review', async () => {
  const client = clientOf('EXAM');
  await storePaper(paperOf('EXAM'), { offsetMs: 0, input });
  await changeEntries('p1', [[1, { answer: { sba: 'A' } }]]);
  await changeEntries('p1', [[2, { answer: { sba: 'B' } }]]);
  await sendPaper(client, 'p1');
  expect(await readRecords()).toEqual([]);
  await noteHandedIn('p1', HANDED_IN);
  await sendPaper(client, 'p1');
  const expected = { wrong: 1, due: 1, attempts: [1, 1, 0] };
  expect(await counts()).toEqual(expected);
  // Sent again, as after a response that was lost.
  await changeEntries('p1', [[1, { tookMs: 900 }]]);
  await sendPaper(client, 'p1');
  expect(await counts()).toEqual(expected);
  expect((await readAttempts()).map(({ state }) => state)).toEqual(['IN_PAPER', 'IN_PAPER', 'IN_PAPER']);
  expect((await readRecords())[2]!.shelf).toMatchObject({ path: '/papers/p1', place: 3, prof: '_1', subject: 'ANAT' });

  // Answered since, the blank is no longer to review.
  const question = { ...sba('q3'), ref: 'ANAT-000003' };
  const now = Date.now();
  await recordAnswer({
    question,
    shelf: { path: '/board-question/DHK/_1/ANAT/2024', title: '2024', place: 1 },
    answer: { sba: 'A' },
    readingSince: now,
    answeredAt: now,
    changes: 0,
  });
  expect(await counts()).toMatchObject({ due: 0 });
  expect(await listStoredPapers()).toHaveLength(1);
});

test('a paper with a corrected key marks what was answered before it again', async () => {
  const now = Date.now();
  const shelf = { path: '/board-question/DHK/_1/ANAT/2024', title: '2024', place: 1 };
  const times = { readingSince: now, answeredAt: now, changes: 0 };
  // B is right in the paper; it was C.
  await recordAnswer({ question: sba('q1'), shelf, answer: { sba: 'B' }, ...times });
  expect(await counts()).toMatchObject({ wrong: 1 });
  await storePaper(paperOf('EXAM'), { offsetMs: 0, input });
  await changeEntries('p1', [[2, { answer: { sba: 'B' } }]]);
  await noteHandedIn('p1', HANDED_IN);
  await sendPaper(clientOf('EXAM', corrected), 'p1');
  expect(await counts()).toMatchObject({ wrong: 0 });
});

test('with a tutor each checked answer counts at once, and what was not reached is left alone', async () => {
  const client = clientOf('TUTOR');
  await storePaper(paperOf('TUTOR'), { offsetMs: 0, input: { ...input, mode: 'TUTOR' } });
  await changeEntries('p1', [[1, { answer: { sba: 'A' } }]]);
  await sendPaper(client, 'p1');
  expect(await counts()).toEqual({ wrong: 1, due: 0, attempts: [1] });
  await noteHandedIn('p1', HANDED_IN);
  await sendPaper(client, 'p1');
  expect(await counts()).toEqual({ wrong: 1, due: 0, attempts: [1] });
});
