import { v7 } from 'uuid';
import { toast } from '../../../components/toast.ts';
import { t } from '../messages/index.ts';
import { markAnswer } from '../rules.ts';
import type { CheckedAnswer, Confidence, GivenAnswer } from '../types.ts';
import { deviceId, visitId } from './ids.ts';
import { database, isQuotaError } from './database.ts';
import { addToRecord } from './derive.ts';
import { writePlace } from './places.ts';
import { readRecord } from './records.ts';
import { learnKey } from './remark.ts';
import type { LoggedAttempt } from './rows.ts';
import { wakeSync } from './wake.ts';

/** After longer than this the reader was probably away. */
const MAX_TOOK_MS = 600_000;
const HOLD_MS = 60_000;

/**
 * Logs an answer or a blank on this device, and updates the question's record and the reader's place. Returns the attempt's id,
 * undefined if the browser cannot store it.
 */
export async function writeAttempt(checked: CheckedAnswer, owner: string): Promise<string | undefined> {
  const attempt = toAttempt(checked, owner);
  try {
    await database.transaction('rw', database.attempts, database.records, async () => {
      await database.attempts.add(attempt);
      if (attempt.outcome === 'SKIPPED') return;
      const { question, shelf } = checked;
      await learnKey(owner, question);
      const record = await readRecord(owner, question.id);
      await database.records.put({ ...addToRecord(record, attempt), question, shelf });
    });
    const { path, title, place, total = place } = checked.shelf;
    await writePlace(owner, { path, title, place, total }).catch(wakeSync);
    return attempt.id;
  } catch (error) {
    if (isQuotaError(error)) void toast(t('study.storageFull'), 'error');
    return undefined;
  }
}

function toAttempt({ question, answer, changes, hold, ...times }: CheckedAnswer, owner: string): LoggedAttempt {
  const tookMs = times.answeredAt - times.readingSince;
  const answeredAt = new Date(times.answeredAt);
  return {
    id: v7(),
    owner,
    state: 'WAITING',
    questionId: question.id,
    answer: toInput(answer),
    outcome: markAnswer(question, answer),
    changes,
    ...(tookMs >= 0 && tookMs <= MAX_TOOK_MS && { tookMs }),
    answeredAt: answeredAt.toISOString(),
    utcOffsetMinutes: -answeredAt.getTimezoneOffset(),
    sessionId: visitId(),
    deviceId: deviceId(),
    ...(hold && { heldUntil: Date.now() + HOLD_MS }),
  };
}

const toInput = ({ choice, judgements, points }: GivenAnswer): LoggedAttempt['answer'] => ({
  ...(choice && { sba: choice }),
  ...(judgements && { mtf: Object.entries(judgements).map(([key, value]) => ({ key, value })) }),
  ...(points && { saq: Object.entries(points).map(([label, had]) => ({ label, points: [...had] })) }),
});

/** Adds how sure the reader was. False if the attempt was already sent, because the account never changes attempts. */
export const setConfidence = (id: string, confidence: Confidence): Promise<boolean> =>
  database.transaction('rw', database.attempts, async () => {
    const attempt = await database.attempts.get(id);
    if (attempt?.state !== 'WAITING' || attempt.heldUntil === undefined) return false;
    await database.attempts.update(id, { confidence });
    return true;
  });

/** Sends an attempt that was held. */
export async function releaseAttempt(id: string): Promise<void> {
  await database.attempts.where({ id }).modify((attempt) => {
    delete attempt.heldUntil;
  });
  wakeSync();
}

/** A reader's log on this device, oldest first. */
export const listAttempts = (owner: string) => database.attempts.where({ owner }).sortBy('answeredAt');
