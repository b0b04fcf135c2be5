import { mark } from 'question/mark.ts';
import { PROF_MARKS } from 'question/prof-marks.ts';
import type { ReviewAnswer } from 'review/answers.ts';
import { DEFAULT_WEIGHTS, type MemoryState, replay } from 'review/memory.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DEFAULT_READER_WEIGHTS } from 'review/weights.ts';
import { mtf, saq, sba } from '../../../testing/questions.ts';
import { database } from '../device/database.ts';
import { addToRecord } from '../device/derive.ts';
import { listAttempts } from '../device/attempts.ts';
import { listRecords, readRecord } from '../device/records.ts';
import { learnKey } from '../device/remark.ts';
import type { LoggedAttempt } from '../device/rows.ts';
import type { StudyQuestion } from '../types.ts';
import { deriveStates } from './states.ts';

const VISITOR = '';
const ANSWERS = 300;
const HOUR_MS = 3_600_000;
const START = Date.parse('2026-09-20T00:00:00Z');
const ZONES = [
  { offset: 360, name: 'Asia/Dhaka' },
  { offset: -480, name: 'Etc/GMT+8' },
];
const shelf = { path: '/board-question/DHK/_1/ANAT/2024', title: 'Anatomy 2024', place: 1 };

/** The same numbers at each run. */
function seeded(seed: number) {
  let state = seed;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  return { next, pick: <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)]! };
}
const { next, pick } = seeded(41);

const first: StudyQuestion[] = Array.from({ length: 40 }, (_, index) => [sba, mtf, saq][index % 3]!(`q${index}`));
/** Every fifth key is corrected at the end: what was right is wrong, or the other way about. */
const now = first.map((question, index) =>
  index % 5 === 0 && question.type !== 'SAQ'
    ? {
        ...question,
        notice: { kind: 'KEY_CORRECTED' as const, on: '2026-11-25' },
        options: question.options.map((option, letter) => ({
          ...option,
          correct: question.type === 'SBA' ? letter === 0 : letter === 0 ? !option.correct : option.correct,
        })),
      }
    : question,
);

function answerTo({ type }: StudyQuestion) {
  if (next() < 0.1) return {};
  if (type === 'SBA') return { sba: pick(['A', 'C', 'C', 'E']) };
  if (type === 'SAQ') return { saq: [{ label: 'a', points: pick([[], [0], [0, 1]]) }] };
  // A, B and D are true.
  return {
    mtf: ['A', 'B', 'C', 'D', 'E'].map((key) => ({ key, value: next() < 0.15 ? key === 'C' : 'ABD'.includes(key) })),
  };
}

/** Half of the answers are given within an hour of the reader's midnight. */
function timeIn(offset: number) {
  const day = START + Math.floor(next() * 60) * 24 * HOUR_MS - offset * 60_000;
  return Math.round(next() < 0.5 ? day + (next() - 0.5) * 2 * HOUR_MS : day + next() * 24 * HOUR_MS);
}

const log = Array.from({ length: ANSWERS }, (_, index) => {
  const question = pick(first);
  const zone = pick(ZONES);
  const at = timeIn(zone.offset);
  const answer = answerTo(question);
  const { outcome, points } = mark(question, answer, PROF_MARKS);
  const attempt: LoggedAttempt = {
    id: `0192${String(index).padStart(4, '0')}`,
    owner: VISITOR,
    state: 'WAITING',
    questionId: question.id,
    answer,
    outcome,
    // Answers from before this version have none.
    ...(index % 4 !== 0 && { points }),
    answeredAt: new Date(at).toISOString(),
    changes: 0,
    sessionId: 'visit',
    deviceId: 'device',
    utcOffsetMinutes: zone.offset,
    ...(next() < 0.5 && { tookMs: Math.round(next() * 40_000) }),
    ...(next() < 0.4 && { confidence: pick(['GUESS', 'UNSURE', 'SURE'] as const) }),
    ...(next() < 0.08 && { undoneAt: new Date(at + 60_000).toISOString() }),
  };
  return { attempt, zone };
});

/** As the api reads it: answers that count, by the key as it is now, with the day in the reader's time zone. */
function accountsAnswers(part = log) {
  const answers = part.flatMap(({ attempt, zone }) => {
    const question = now.find(({ id }) => id === attempt.questionId)!;
    const { outcome, points, outOf } = mark(question, attempt.answer, PROF_MARKS);
    if (attempt.undoneAt || outcome === 'SKIPPED') return [];
    const answer: ReviewAnswer = {
      id: attempt.id,
      kind: question.type,
      outcome,
      points,
      outOf,
      confidence: attempt.confidence ?? null,
      tookMs: attempt.tookMs ?? null,
      answeredAt: Date.parse(attempt.answeredAt),
      day: new Intl.DateTimeFormat('en-CA', { timeZone: zone.name }).format(Date.parse(attempt.answeredAt)),
    };
    return [{ questionId: question.id, answer }];
  });
  const histories = Map.groupBy(answers, ({ questionId }) => questionId);
  return new Map(
    [...histories].map(([id, history]) => [
      id,
      replay(
        history.map(({ answer }) => answer),
        DEFAULT_WEIGHTS,
      )!,
    ]),
  );
}

const clear = () => Promise.all(database.tables.map((table) => table.clear()));
beforeEach(clear);
afterEach(clear);

/** Answers on this device, and then shows the questions with their keys of now. */
async function answerOnDevice(part: readonly LoggedAttempt[]) {
  for (const attempt of part) {
    await database.attempts.add(attempt);
    const record = await readRecord(VISITOR, attempt.questionId);
    const question = first.find(({ id }) => id === attempt.questionId)!;
    await database.records.put({ ...(attempt.undoneAt ? record : addToRecord(record, attempt)), question, shelf });
  }
  for (const question of now) await learnKey(VISITOR, question);
}

const derive = async (accounts: ReadonlyMap<string, MemoryState> = new Map()) =>
  deriveStates(await listRecords(VISITOR), await listAttempts(VISITOR), accounts, DEFAULT_READER_WEIGHTS);

it('the device comes to the dates of the server, whatever was remarked, taken back or answered around midnight', async () => {
  await answerOnDevice(log.map(({ attempt }) => attempt));
  const expected = accountsAnswers();
  expect(expected.size).toBe(40);
  expect((await listAttempts(VISITOR)).some(({ countsAs }) => countsAs)).toBe(true);
  expect(Object.fromEntries(await derive())).toEqual(Object.fromEntries(expected));
});

it('goes on from the account’s states with what was answered here since', async () => {
  const inOrder = log.toSorted((a, b) => (a.attempt.answeredAt < b.attempt.answeredAt ? -1 : 1));
  await answerOnDevice(inOrder.slice(200).map(({ attempt }) => attempt));
  const states = await derive(accountsAnswers(inOrder.slice(0, 200)));
  expect(Object.fromEntries(states)).toEqual(Object.fromEntries(accountsAnswers()));
});
