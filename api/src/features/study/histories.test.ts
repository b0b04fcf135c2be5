import fc from 'fast-check';
import { type Day, dayAt } from 'review/days.ts';
import { DEFAULT_WEIGHTS, replay } from 'review/memory.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleSba, seedQuestions, startTestApi, type TestApi } from '../../testing/index.ts';
import { itemsOf, MIX, paperCalls } from '../../testing/papers.ts';
import { attemptOf, markAgain, newAttemptId, record, recordsOf } from '../../testing/study.ts';

const QUESTIONS = ['1', '2', '3', '4'];
const LETTERS = ['A', 'B', 'C'] as const;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const DHAKA = 360;

let api: TestApi;
let admin: string;
// Long before the corrections, whose time the database sets.
let clock = Date.now() - 150 * DAY_MS;
/** By question; survives each history, as the bank does. */
const keys = new Map(QUESTIONS.map((id) => [id, 'C']));
const versions = new Map(QUESTIONS.map((id) => [id, 1]));

beforeAll(async () => {
  api = await startTestApi({ now: () => new Date(clock) });
  await seedQuestions(
    api.db,
    QUESTIONS.map((id) => sampleSba(Number(id))),
  );
  admin = await api.signIn({ userType: 'admin' });
});
afterAll(() => api.close());

type Entry = {
  /** Null of a paper's. */
  attempt: string | null;
  question: string;
  letter: string | null;
  at: number;
  paper: string | null;
  key: string;
  isUndone: boolean;
};
type Waiting = { attempt: ReturnType<typeof attemptOf> & { undone_at?: string }; entry: Omit<Entry, 'key'> };
/** What a reader did, without a database: the model. */
type History = { token: string; entries: Entry[]; waiting: Waiting[]; papers: string[] };

function expectedOf({ entries }: History, question: string) {
  const own = entries
    .filter((entry) => entry.question === question && !entry.isUndone)
    .toSorted((one, other) => one.at - other.at);
  const answers = own.filter(({ letter }) => letter !== null);
  const last = answers.at(-1);
  const outcome = (key: string) => (last!.letter === key ? 'RIGHT' : 'WRONG');
  const now = last ? outcome(keys.get(question)!) : null;
  const first = last ? outcome(last.key) : null;
  const blank = own.findLast(({ letter, paper, at }) => letter === null && paper && at > (last?.at ?? 0));
  return {
    question_id: question,
    attempts: answers.length,
    last_outcome: now,
    last_at: last ? new Date(last.at).toISOString() : null,
    remarked_from: first === now ? null : first,
    due_on: blank ? dayAt(blank.at, DHAKA) : dueOn(answers, question),
    is_blank: blank !== undefined,
  };
}

function dueOn(answers: readonly Entry[], question: string): Day | null {
  const rated = answers.map(({ letter, at }) => {
    const isRight = letter === keys.get(question);
    return {
      id: String(at),
      kind: 'SBA' as const,
      outcome: isRight ? ('RIGHT' as const) : ('WRONG' as const),
      points: isRight ? 1_000 : 0,
      outOf: 1_000,
      confidence: null,
      tookMs: null,
      answeredAt: at,
      day: dayAt(at, DHAKA),
    };
  });
  return replay(rated, DEFAULT_WEIGHTS)?.dueOn ?? null;
}

type List = { questions: { question: { _id: string } }[]; total: number };
const listOf = async (token: string, name: string) => {
  const { body } = await api.get<List>(`/study/questions?list=${name}`, token);
  return body.questions.map(({ question }) => question._id).toSorted();
};

async function expectTheModel(history: History) {
  const expected = QUESTIONS.map((id) => expectedOf(history, id));
  expect(await recordsOf(api, history.token, QUESTIONS)).toMatchObject(
    expected.map(({ is_blank: _isBlank, ...record }) => record),
  );
  const idsWhere = (condition: (one: (typeof expected)[number]) => boolean) =>
    expected.filter(condition).map((one) => one.question_id);
  expect(await listOf(history.token, 'WRONG')).toEqual(idsWhere((one) => one.last_outcome === 'WRONG'));
  expect(await listOf(history.token, 'DUE')).toEqual(idsWhere((one) => one.is_blank || isDue(one.due_on)));
}

const isDue = (day: Day | null) => day !== null && day <= dayAt(clock, DHAKA);

async function expectTheRebuild() {
  const { status, body } = await api.call('POST', '/admin/study/rebuild', { token: admin });
  const corrected = { records: 0, days: 0, questions: 0, states: 0, due_dates: 0 };
  expect([status, body]).toMatchObject([200, { data: { corrected } }]);
}

type Step = (history: History) => Promise<void>;

const question = fc.constantFrom(...QUESTIONS);
const letter = fc.option(fc.constantFrom(...LETTERS), { freq: 2 });
const answerOf = (chosen: string | null) => (chosen === null ? {} : { sba: chosen });

/** The second device was offline: what it has is older, and comes with its next answer. */
const answer = fc
  .record({ id: question, chosen: letter, isOffline: fc.boolean() })
  .map(({ id, chosen, isOffline }): Step => async (history) => {
    const at = clock;
    const attempt = attemptOf(id, answerOf(chosen), { id: newAttemptId(at), answered_at: new Date(at).toISOString() });
    const entry = { attempt: attempt.id, question: id, letter: chosen, at, paper: null, isUndone: false };
    history.waiting.push({ attempt, entry });
    if (isOffline) return;
    const sent = history.waiting.splice(0);
    const wrong = await listOf(history.token, 'WRONG');
    await record(
      api,
      history.token,
      sent.map((one) => one.attempt),
    );
    for (const { entry } of sent) history.entries.push({ ...entry, key: keys.get(entry.question)! });
    await expectOnlyRightAnswersToShorten(history, wrong);
  });

const paper = fc
  .array(letter, { minLength: QUESTIONS.length, maxLength: QUESTIONS.length })
  .map((letters): Step => async (history) => {
    const calls = paperCalls(api, history.token);
    const { id, sections } = await calls.start({ mix: { ...MIX, mtf: 0, sba: QUESTIONS.length } });
    const items = sections.flatMap((section) => section.items);
    clock += MINUTE_MS;
    const given = items.flatMap(({ number, asked }, index) =>
      letters[index] ? [{ number, id: asked._id, letter: letters[index] }] : [],
    );
    if (given.length > 0)
      await calls.answer(
        id,
        given.map((one) => ({ number: one.number, answer: { sba: one.letter } })),
      );
    const answeredAt = clock;
    clock += MINUTE_MS;
    const wrong = await listOf(history.token, 'WRONG');
    await calls.finish(id);
    history.papers.push(id);
    for (const { asked } of items) {
      const chosen = given.find((one) => one.id === asked._id)?.letter ?? null;
      const at = chosen === null ? clock : answeredAt;
      const key = keys.get(asked._id)!;
      history.entries.push({
        attempt: null,
        question: asked._id,
        letter: chosen,
        at,
        paper: id,
        key,
        isUndone: false,
      });
    }
    await expectOnlyRightAnswersToShorten(history, wrong);
  });

const correction = fc
  .record({ id: question, key: fc.constantFrom(...LETTERS), isMarkedAtOnce: fc.boolean() })
  .map(({ id, key, isMarkedAtOnce }): Step => async () => {
    if (keys.get(id) !== key) await correct(id, key);
    if (isMarkedAtOnce) await markAgain(api);
  });

async function correct(id: string, key: string) {
  const body = { version: versions.get(id)!, reason: 'A slip', set: { key } };
  const ref = `ANAT-${id.padStart(6, '0')}`;
  expect((await api.call('PATCH', `/admin/questions/${ref}`, { token: admin, body })).status).toBe(200);
  keys.set(id, key);
  versions.set(id, body.version + 1);
}

/** Of questions whose key has been corrected meanwhile nothing is claimed here: a job marks their answers. */
async function expectOnlyRightAnswersToShorten({ token, entries }: History, before: string[]) {
  const after = await listOf(token, 'WRONG');
  for (const id of before.filter((one) => !after.includes(one))) {
    const last = entries
      .filter((entry) => entry.question === id && entry.letter !== null && !entry.isUndone)
      .toSorted((one, other) => one.at - other.at)
      .at(-1)!;
    expect(last.letter).toBe(last.key);
  }
}

/** Of the newest answer. One that was not sent yet comes as taken back. */
const undo = fc.constant<Step>(async ({ token, entries, waiting }) => {
  const isLate = (at: number) => clock - at > 10 * MINUTE_MS;
  const unsent = waiting.at(-1);
  if (unsent) {
    if (isLate(unsent.entry.at)) return;
    unsent.attempt.undone_at = new Date(clock).toISOString();
    unsent.entry.isUndone = true;
    return;
  }
  const newest = entries.findLast((entry) => entry.attempt);
  if (!newest) return;
  const isRefused = isLate(newest.at) && !newest.isUndone;
  await expectUndo(token, newest.attempt!, isRefused ? 409 : 200);
  await expectUndo(token, newest.attempt!, isRefused ? 409 : 200);
  newest.isUndone = !isRefused;
});

async function expectUndo(token: string, attempt: string, expected: number) {
  const { status } = await api.call('POST', `/study/attempts/${attempt}/undo`, { token });
  expect(status).toBe(expected);
}

const wait = fc.constant<Step>(async () => {
  clock += 2 * DAY_MS;
});
const rebuild = fc.constant<Step>(() => expectTheRebuild());
const step = fc.oneof(
  { weight: 6, arbitrary: answer },
  { weight: 2, arbitrary: paper },
  { weight: 2, arbitrary: undo },
  correction,
  rebuild,
  wait,
);

test('the record, its lists and a rebuild agree with a plain model of any history', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      await markAgain(api);
      const history: History = {
        token: await api.signIn({ accessDoc: 'all' }),
        entries: [],
        waiting: [],
        papers: [],
      };
      for (const run of steps) {
        clock += MINUTE_MS;
        await run(history);
      }
      await markAgain(api);
      await expectTheModel(history);
      for (const id of history.papers) await expectPaper(history, id);
      await expectTheRebuild();
      await expectTheModel(history);
    }),
    { numRuns: 15 },
  );
});

/** The list, the paper and its items say the same, by the keys as they are now. */
async function expectPaper({ token, entries }: History, id: string) {
  const { result, ...rest } = await paperCalls(api, token).read(id);
  const items = itemsOf({ result, ...rest });
  for (const { asked, outcome, remarked_from: from } of items) {
    const { letter: chosen, key } = entries.find((entry) => entry.paper === id && entry.question === asked._id)!;
    const by = (one: string) => (chosen === null ? 'SKIPPED' : chosen === one ? 'RIGHT' : 'WRONG');
    const now = by(keys.get(asked._id)!);
    expect([outcome, from]).toEqual([now, by(key) === now ? null : by(key)]);
  }
  expect(result).toMatchObject({
    marks: items.filter(({ outcome }) => outcome === 'RIGHT').length,
    remarked: items.filter(({ remarked_from: from }) => from !== null).length,
  });
  const { body } = await api.get<{ papers: { id: string; result: object }[] }>('/papers?limit=20', token);
  const { marks, remarked } = result!;
  expect(body.papers.find((one) => one.id === id)!.result).toMatchObject({ marks, remarked });
}
