import fc from 'fast-check';
import { mark } from 'question/mark.ts';
import { PROF_MARKS } from 'question/prof-marks.ts';
import { expect, it } from 'vitest';
import { sba } from '../../../testing/questions.ts';
import type { StudyQuestion } from '../types.ts';
import { addAccountsRecord, addToRecord } from './derive.ts';
import type { StudyRecordFragment } from './record.generated.ts';
import { remark, remarkRecord, withNewKey } from './remark.ts';
import type { LoggedAttempt, StoredRecord } from './rows.ts';

type Step =
  | { do: 'answer'; device: 0 | 1; choice: string | undefined; minute: number }
  | { do: 'correct'; key: string }
  | { do: 'look' | 'sync'; device: 0 | 1 };

const LETTERS = ['A', 'B', 'C'];
const device = fc.constantFrom(0 as const, 1 as const);
const steps = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.record({
      do: fc.constant('answer' as const),
      device,
      choice: fc.constantFrom(...LETTERS, undefined),
      // Of the device's own clock.
      minute: fc.integer({ min: 0, max: 50_000 }),
    }),
    fc.record({ do: fc.constant('correct' as const), key: fc.constantFrom(...LETTERS) }),
    fc.record({ do: fc.constantFrom('look' as const, 'sync' as const), device }),
  ),
  { maxLength: 25 },
);

type Device = { record: StoredRecord; attempts: LoggedAttempt[] };

/** A question, two devices and the account, without a database. */
function simulate() {
  let question: StudyQuestion = { ...sba('q1'), notice: null };
  let corrections = 0;
  const log: LoggedAttempt[] = [];
  const devices: [Device, Device] = [newDevice(), newDevice()];

  const account = (): StudyRecordFragment => {
    const answers = log.map((attempt) => remark(attempt, question)).filter(({ outcome }) => outcome !== 'SKIPPED');
    const last = answers.toSorted((a, b) => (a.answeredAt < b.answeredAt ? 1 : -1))[0];
    return {
      questionId: 'q1',
      attempts: answers.length,
      lastOutcome: last ? (last.countsAs ?? last.outcome) : null,
      lastAt: last?.answeredAt ?? null,
      remarkedFrom: last?.countsAs ? last.outcome : null,
      dueOn: null,
      keyCorrectedOn: null,
      flagged: false,
      note: null,
      noteVersion: 0,
      stats: null,
    };
  };
  const look = (one: Device) => {
    const corrected = withNewKey(one.record, question);
    if (!corrected) return;
    one.attempts = one.attempts.map((attempt) => remark(attempt, corrected));
    one.record = remarkRecord(one.record, one.attempts, question);
  };
  const sync = (one: Device) => {
    for (const attempt of one.attempts.filter(({ state }) => state === 'WAITING')) {
      const outcome = mark(question, attempt.answer, PROF_MARKS).outcome;
      const { countsAs: _countsAs, ...sent } = attempt;
      log.push({ ...sent, outcome });
      one.attempts = one.attempts.map((other) =>
        other.id === attempt.id ? { ...sent, outcome, state: 'SENT' } : other,
      );
    }
    one.record = addAccountsRecord(one.record, account(), []);
  };
  const take = (step: Step, index: number) => {
    if (step.do === 'correct') {
      corrections += 1;
      const on = `2027-${String(1 + Math.floor(corrections / 28)).padStart(2, '0')}-${String(1 + (corrections % 28)).padStart(2, '0')}`;
      const options = question.options.map((option) => ({ ...option, correct: option.key === step.key }));
      question = { ...question, options, notice: { kind: 'KEY_CORRECTED', on } };
    } else if (step.do === 'answer') answer(devices[step.device], step, index);
    else (step.do === 'look' ? look : sync)(devices[step.device]);
  };
  const answer = (one: Device, { choice, minute, device: number }: Step & { do: 'answer' }, index: number) => {
    look(one);
    const attempt: LoggedAttempt = {
      id: String(index),
      owner: 'AMINA-1',
      state: 'WAITING',
      questionId: 'q1',
      answer: choice ? { sba: choice } : {},
      outcome: mark(question, choice ? { sba: choice } : {}, PROF_MARKS).outcome,
      // No two at the same time.
      answeredAt: new Date(minute * 60_000 + index).toISOString(),
      changes: 0,
      sessionId: `visit ${index % 3}`,
      deviceId: String(number),
      utcOffsetMinutes: 360,
    };
    one.attempts.push(attempt);
    if (choice) one.record = { ...addToRecord(one.record, attempt), question };
    else expect(addToRecord(one.record, attempt)).toEqual(one.record);
  };
  return { devices, take, look, sync, account };
}

const newDevice = (): Device => ({
  record: { owner: 'AMINA-1', questionId: 'q1', attempts: 0, flagged: false, note: '', noteVersion: 0 },
  attempts: [],
});
const isWrong = ({ record }: Device) => ['WRONG', 'PARTLY'].includes(record.last?.outcome ?? '');

it('only a right answer, or one that a corrected key made right, takes a question off the wrong ones', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const { devices, take } = simulate();
      for (const [index, step] of all.entries()) {
        const before = devices.map(isWrong);
        take(step, index);
        for (const [number, one] of devices.entries()) {
          if (before[number] && !isWrong(one)) expect(one.record.last?.outcome).toBe('RIGHT');
        }
      }
    }),
  );
});

it('two devices end with the same record as the account, whichever is synced first', () => {
  fc.assert(
    fc.property(steps, device, (all, first) => {
      const { devices, take, look, sync, account } = simulate();
      all.forEach(take);
      for (const number of [first, 1 - first, first]) sync(devices[number]!);
      devices.forEach(look);
      const { attempts, lastOutcome, lastAt } = account();
      for (const { record } of devices) {
        const { last } = record;
        expect([record.attempts, last?.outcome ?? null, last?.at ?? null]).toEqual([attempts, lastOutcome, lastAt]);
      }
    }),
  );
});

it('a blank of a paper is due until it is answered, also by an answer that waits on this device', () => {
  const account: StudyRecordFragment = {
    questionId: 'q1',
    attempts: 1,
    lastOutcome: 'WRONG',
    lastAt: '2026-11-20T04:00:00.000Z',
    remarkedFrom: null,
    dueOn: '2026-11-22',
    keyCorrectedOn: null,
    flagged: false,
    note: null,
    noteVersion: 0,
    stats: null,
  };
  const attempt = { ...answered('2026-11-22T17:30:00.000Z'), utcOffsetMinutes: 360 };
  const { record } = newDevice();
  expect(addAccountsRecord(record, account, []).dueOn).toBe('2026-11-22');
  expect(addAccountsRecord(record, account, [{ ...attempt, outcome: 'SKIPPED' }]).dueOn).toBe('2026-11-22');
  expect(addAccountsRecord(record, account, [answered('2026-11-21T04:00:00.000Z')]).dueOn).toBe('2026-11-22');
  expect(addAccountsRecord(record, account, [attempt]).dueOn).toBeNull();
});

const answered = (answeredAt: string): LoggedAttempt => ({
  id: 'one',
  owner: 'AMINA-1',
  state: 'WAITING',
  questionId: 'q1',
  answer: { sba: 'C' },
  outcome: 'RIGHT',
  answeredAt,
  changes: 0,
  sessionId: 'visit',
  deviceId: 'device',
  utcOffsetMinutes: 0,
});
