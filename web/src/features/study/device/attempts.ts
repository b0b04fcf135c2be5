import { mark } from 'question/mark.ts';
import { PROF_MARKS } from 'question/prof-marks.ts';
import { v7 } from 'uuid';
import { toast } from '../../../components/toast.ts';
import { isQuotaError } from '../../../device/database.ts';
import { t } from '../messages/index.ts';
import type { CheckedAnswer } from '../types.ts';
import { deviceId, visitId } from './ids.ts';
import { database } from './database.ts';
import { addToRecord } from './derive.ts';
import { writePlace } from './places.ts';
import { readRecord } from './records.ts';
import { learnKey } from './remark.ts';
import type { LoggedAttempt } from './rows.ts';
import { wakeSync } from './wake.ts';

/** After longer than this the reader was probably away. */
const MAX_TOOK_MS = 600_000;

/** Logs an answer or a blank on this device, and updates the question's record and the reader's place. */
export async function writeAttempt(checked: CheckedAnswer, owner: string): Promise<void> {
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
  } catch (error) {
    if (isQuotaError(error)) void toast(t('study.storageFull'), 'error');
  }
}

function toAttempt({ question, answer, changes, confidence, ...times }: CheckedAnswer, owner: string): LoggedAttempt {
  const tookMs = times.answeredAt - times.readingSince;
  const answeredAt = new Date(times.answeredAt);
  return {
    id: v7(),
    owner,
    state: 'WAITING',
    questionId: question.id,
    answer,
    outcome: mark(question, answer, PROF_MARKS).outcome,
    changes,
    ...(tookMs >= 0 && tookMs <= MAX_TOOK_MS && { tookMs }),
    answeredAt: answeredAt.toISOString(),
    utcOffsetMinutes: -answeredAt.getTimezoneOffset(),
    sessionId: visitId(),
    deviceId: deviceId(),
    ...(confidence && { confidence }),
  };
}

/** A reader's log on this device, oldest first. */
export const listAttempts = (owner: string) => database.attempts.where({ owner }).sortBy('answeredAt');
