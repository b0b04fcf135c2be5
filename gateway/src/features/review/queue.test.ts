import { describe, expect, test } from 'vitest';
import { answer } from '../../testing/index.ts';
import { dayRow, itemRow, planRow, readinessRow } from './testing/rows.ts';
import { useReviews, viewerOf } from './testing/use-reviews.ts';

const UNDO = 'mutation { undoAttempt(id: "u1") { questionId attempts dueOn } }';
const POSTPONE = 'mutation { postponeQuestion(questionId: "1042") { comesOn movedFrom movedBecause } }';
const QUEUE_ITEM = '{ question { id } why comesOn movedFrom movedBecause }';
const READINESS = 'readiness { component low high passOfTen missing { topics mix { mtf } } }';

const { graphql, dataOf, errorOf, studyOf, answerWith, calls, paths, countLeftOut } = useReviews();

describe('the queue', () => {
  test('is one call, and comes with whole questions, why they come and why they moved', async () => {
    const moved = { question: { id: '1042' }, why: 'DUE', comesOn: '2026-11-28' };
    answerWith({ '/study/queue': { items: [itemRow(), itemRow({ moved_from: null, moved_because: null })] } });
    expect((await studyOf(`queue ${QUEUE_ITEM}`)).queue).toEqual([
      { ...moved, movedFrom: '2026-11-27', movedBecause: 'REST_DAY' },
      { ...moved, movedFrom: null, movedBecause: null },
    ]);
    expect(paths()).toContain('/study/queue?limit=20');
  });

  test('of 20 questions with all that a review shows fits into one operation with a home page, and is never kept', async () => {
    answerWith({
      '/study/plan': { plan: planRow() },
      '/study/today': { day: dayRow() },
      '/study/calendar': { days: [dayRow()] },
      '/study/queue': { items: Array.from({ length: 20 }, () => itemRow()) },
      '/study/readiness': { readiness: [readinessRow()] },
      '/study/records': { records: [] },
    });
    const { status, headers, body } = await graphql(
      viewerOf(`plan { examOn subjects { code name } } today { due fresh } calendar(days: 366) { due } ${READINESS}
        queue(first: 20) { why comesOn movedFrom movedBecause question {
          id ref type stem options { key text correct reason } parts { label text marks points weights } explanation
          takeAway references topic appearances { board year sitting } media { image { publicId } alt credit source licence width height }
          notice { kind on } mine { attempts flagged note noteVersion dueOn } stats { rightShare optionShares { key share } }
        } }`),
    );
    expect([status, body.errors, body.data.viewer.study.queue.length]).toEqual([200, undefined, 20]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(calls().filter(({ path }) => path === '/study/records')).toHaveLength(1);
  });

  test('leaves out and counts a question that it cannot explain or place, and fails rather than seem empty', async () => {
    const queueOf = async (items: object[]) => {
      answerWith({ '/study/queue': { items } });
      return (await studyOf('queue { question { id } movedBecause }')).queue;
    };
    const left = await countLeftOut('GET /study/queue', 'why');
    expect(await queueOf([itemRow(), itemRow({ why: 'WHIM' }), itemRow({ comes_on: '2026-02-30' })])).toHaveLength(1);
    expect(await countLeftOut('GET /study/queue', 'why')).toBe(left + 1);
    expect(await queueOf([itemRow({ moved_because: 'WHIM' })])).toEqual([
      { question: { id: '1042' }, movedBecause: null },
    ]);
    expect(await queueOf([])).toEqual([]);
    answerWith({ '/study/queue': { items: [itemRow({ why: 'WHIM' })] } });
    expect((await errorOf(viewerOf('queue { why }'))).extensions?.code).toBe('UPSTREAM_UNAVAILABLE');
  });
});

describe('not today', () => {
  test('says when the question comes again, or that it does not', async () => {
    const item = itemRow({ comes_on: '2026-11-29', moved_from: '2026-11-28', moved_because: 'POSTPONED' });
    answerWith({ '/study/postponements': { item } });
    expect(await dataOf(POSTPONE)).toEqual({
      postponeQuestion: { comesOn: '2026-11-29', movedFrom: '2026-11-28', movedBecause: 'POSTPONED' },
    });
    expect(calls().at(-1)!.body).toEqual({ question_id: '1042' });
    answerWith({ '/study/postponements': { item: null } });
    expect(await dataOf(POSTPONE)).toEqual({ postponeQuestion: null });
  });

  test.each([
    [403, { message: 'Purchase.', code: 'PURCHASE_REQUIRED' }, 'PURCHASE_REQUIRED'],
    [404, { message: 'Question not found' }, 'NOT_FOUND'],
    [429, { message: 'Slowly.' }, 'TOO_MANY_REQUESTS'],
  ])('is refused as the upstream refuses it: %s', async (status, body, code) => {
    answerWith({ '/study/postponements': answer(status, body) });
    expect(await errorOf(POSTPONE)).toMatchObject({ message: body.message, extensions: { code } });
  });
});

describe('undo', () => {
  test('gives the record as it is now', async () => {
    const record = { question_id: '1042', attempts: 2, flagged: false, note_version: 0, due_on: '2026-11-28' };
    answerWith({ '/study/attempts/u1/undo': { record } });
    expect(await dataOf(UNDO)).toEqual({
      undoAttempt: { questionId: '1042', attempts: 2, dueOn: '2026-11-28' },
    });
  });

  test('that comes too late is a CONFLICT', async () => {
    answerWith({ '/study/attempts/u1/undo': answer(409, {}) });
    expect(await errorOf(UNDO)).toMatchObject({
      message: 'This answer can no longer be taken back.',
      extensions: { code: 'CONFLICT' },
    });
  });

  test('before an attempt was sent goes with it, and the log tells what was taken back', async () => {
    const undoneAt = '2026-11-22T09:31:00.000Z';
    const entry = {
      cursor: 'c1',
      id: 'u1',
      question_id: '1042',
      mode: 'REVIEW',
      outcome: 'WRONG',
      marks: 0,
      out_of: 1,
      answered_at: '2026-11-22T09:30:00.000Z',
    };
    answerWith({
      'POST /study/attempts': { results: [{ id: 'u1', outcome: 'WRONG', marks: 0, out_of: 1 }] },
      'GET /study/attempts': { attempts: [{ ...entry, undone_at: undoneAt }, entry], next: null },
    });
    const attempt = { id: 'u1', questionId: '1042', answer: { sba: 'A' }, answeredAt: entry.answered_at, undoneAt };
    const send = 'mutation ($one: AttemptInput!) { recordAttempts(attempts: [$one]) { outcome } }';
    await dataOf(send, { one: attempt });
    expect(calls().at(-1)!.body).toMatchObject({ attempts: [{ undone_at: undoneAt }] });
    const { attempts } = await studyOf('attempts { edges { node { undoneAt } } }');
    expect(attempts.edges).toEqual([{ node: { undoneAt } }, { node: { undoneAt: null } }]);
  });
});
