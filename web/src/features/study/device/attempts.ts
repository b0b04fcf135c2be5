import { mark } from 'question/mark.ts';
import { PROF_MARKS } from 'question/prof-marks.ts';
import { v7 } from 'uuid';
import { toast } from '../../../components/toast.ts';
import { isQuotaError } from '../../../device/database.ts';
import { t } from '../messages/index.ts';
import type { CheckedAnswer } from '../types.ts';
import { deviceId, visitId } from './ids.ts';
import { database } from './database.ts';
import { addToRecord, dayOf, isAnswer, removeFromRecord } from './derive.ts';
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
    const isFirst = await database.transaction('rw', database.attempts, database.records, async () => {
      await database.attempts.add(attempt);
      if (attempt.outcome === 'SKIPPED') return false;
      const { question, shelf } = checked;
      await learnKey(owner, question);
      const record = await readRecord(owner, question.id);
      await database.records.put({ ...addToRecord(record, attempt), question, shelf });
      return record.attempts === 0;
    });
    const { path, title, place, total = place } = checked.shelf;
    // The place in a list is where the reader reads on, not what comes again. Of the account's questions it is unknown.
    if (checked.mode === 'REVIEW' && !(isFirst && checked.shelf.total)) return wakeSync();
    await writePlace(owner, { path, title, place, total }).catch(wakeSync);
  } catch (error) {
    if (isQuotaError(error)) void toast(t('study.storageFull'), 'error');
  }
}

/** As the account allows. */
const UNDO_MS = 600_000;

/** Takes back a reader's last answer to a question, or blank. False if it is too old. */
export async function undoAttempt(owner: string, questionId: string): Promise<boolean> {
  const { attempts, records, memoryStates, reviews } = database;
  const isUndone = await database.transaction('rw', [attempts, records, memoryStates, reviews], async () => {
    const log = (await attempts.where({ owner, questionId }).sortBy('answeredAt')).filter(({ undoneAt }) => !undoneAt);
    const last = log.pop();
    if (!last || last.state === 'IN_PAPER' || Date.now() - Date.parse(last.answeredAt) > UNDO_MS) return false;
    const sending = last.state === 'SENT' ? 'UNDOING' : last.state;
    await attempts.put({ ...last, state: sending, undoneAt: new Date().toISOString() });
    if (!isAnswer(last)) return true;
    await records.put(removeFromRecord(await readRecord(owner, questionId), last, log));
    const state = await memoryStates.get([owner, questionId]);
    if (state?.lastOn !== dayOf(last)) return true;
    // It may have come from this answer.
    await memoryStates.delete([owner, questionId]);
    await reviews.update(owner, { statesOn: null });
    return true;
  });
  wakeSync();
  return isUndone;
}

/** The question whose review can be taken back: the last one, of the last ten minutes. */
export async function lastReview(owner: string): Promise<string | undefined> {
  const from = v7({ msecs: Date.now() - UNDO_MS });
  const isReview = (attempt: LoggedAttempt) =>
    attempt.owner === owner && attempt.mode === 'REVIEW' && !attempt.undoneAt && attempt.state !== 'REFUSED';
  return (await database.attempts.where('id').above(from).and(isReview).last())?.questionId;
}

function toAttempt(checked: CheckedAnswer, owner: string): LoggedAttempt {
  const { question, answer, changes, confidence, mode, ...times } = checked;
  const tookMs = times.answeredAt - times.readingSince;
  const answeredAt = new Date(times.answeredAt);
  const { outcome, points } = mark(question, answer, PROF_MARKS);
  return {
    id: v7(),
    owner,
    state: 'WAITING',
    questionId: question.id,
    answer,
    ...(mode && { mode }),
    outcome,
    points,
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
