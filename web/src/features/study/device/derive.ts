import { dayAt } from 'review/days.ts';
import type { StudyRecordFragment as AccountRecord } from './record.generated.ts';
import type { StudyQuestion } from '../types.ts';
import type { LoggedAttempt, StoredRecord } from './rows.ts';

// How a question's record follows from its answers. Plain functions, without the database.

/** By the newest key that this device knows. */
export const outcomeNow = ({ outcome, countsAs = outcome }: LoggedAttempt) => countsAs;

/** Blanks and answers that were taken back do not count. */
export const isAnswer = ({ outcome, undoneAt }: LoggedAttempt) => outcome !== 'SKIPPED' && !undoneAt;

const byTime = (a: LoggedAttempt, b: LoggedAttempt) => (a.answeredAt < b.answeredAt ? -1 : 1);

/** The day in the reader's time zone: 2026-11-23. */
export const dayOf = ({ answeredAt, utcOffsetMinutes }: Pick<LoggedAttempt, 'answeredAt' | 'utcOffsetMinutes'>) =>
  dayAt(Date.parse(answeredAt), utcOffsetMinutes);

/** Adds an answer to a record. An older answer is counted but leaves the last result unchanged. */
export function addToRecord(record: StoredRecord, attempt: LoggedAttempt): StoredRecord {
  if (!isAnswer(attempt)) return record;
  const { countsAs, outcome, answeredAt: at, sessionId: visit } = attempt;
  // An answer ends the postponement.
  const { postponedTo: _postponedTo, ...rest } = record;
  const next = { ...rest, attempts: record.attempts + 1 };
  if (record.last && record.last.at > at) return next;
  const before = record.last && record.visit !== visit ? record.last : record.before;
  const isDueSince = record.dueOn && record.dueOn > dayOf(attempt);
  return {
    ...next,
    last: { outcome: outcomeNow(attempt), at },
    visit,
    ...(before && { before }),
    remarkedFrom: countsAs ? outcome : null,
    keyCorrectedOn: countsAs ? (record.keyCorrectedOn ?? null) : null,
    ...(!isDueSince && { dueOn: null }),
  };
}

/**
 * Takes an answer out of a record. `others`: the question's other attempts on this device. Of what other devices answered,
 * the record has the result before this visit.
 */
export function removeFromRecord(
  record: StoredRecord,
  undone: LoggedAttempt,
  others: readonly LoggedAttempt[],
): StoredRecord {
  const next = { ...record, attempts: record.attempts - 1 };
  if (record.last?.at !== undone.answeredAt) return next;
  const { last: _last, visit: _visit, before, question, ...rest } = next;
  const logged = others.filter(isAnswer).toSorted(byTime).at(-1);
  const isLogged = logged && (!before || logged.answeredAt >= before.at);
  const last = isLogged ? { outcome: outcomeNow(logged), at: logged.answeredAt } : before;
  const isBlank = ({ state, outcome, answeredAt }: LoggedAttempt) =>
    state === 'IN_PAPER' && outcome === 'SKIPPED' && answeredAt > (last?.at ?? '');
  const blank = others.filter(isBlank).toSorted(byTime).at(-1);
  const corrected = question ? keyDay(question) : '';
  return {
    ...rest,
    ...(question && { question }),
    ...(last && { last, visit: isLogged ? logged.sessionId : '' }),
    ...(before && before.at !== last?.at && { before }),
    remarkedFrom: isLogged && logged.countsAs ? logged.outcome : null,
    keyCorrectedOn: last && corrected > last.at.slice(0, 10) ? corrected : null,
    dueOn: blank ? dayOf(blank) : null,
  };
}

/**
 * Merges the account's record of a question, which has all answers but those that wait on this device. Keeps fields with
 * unsent changes.
 */
export function addAccountsRecord(
  record: StoredRecord,
  account: AccountRecord,
  waiting: readonly LoggedAttempt[],
): StoredRecord {
  const { unsent } = record;
  const answers = waiting.filter(isAnswer).toSorted(byTime);
  const last = lastOf(account) ?? (account.attempts > 0 ? record.last : undefined);
  // Times cannot tell, because the account corrects those of a clock that is ahead.
  const isFromElsewhere = account.attempts + answers.length > record.attempts && last?.at !== record.last?.at;
  const { last: _last, before, ...rest } = record;
  const merged: StoredRecord = {
    ...rest,
    attempts: account.attempts,
    keyCorrectedOn: account.keyCorrectedOn,
    remarkedFrom: account.remarkedFrom,
    dueOn: account.dueOn,
    ...(last && { last }),
    ...(last && isFromElsewhere ? { before: last, visit: '' } : last && before && { before }),
    ...(!unsent?.flag && { flagged: account.flagged }),
    ...(!unsent?.note && { note: account.note ?? '', noteVersion: account.noteVersion }),
    ...(account.stats && { stats: account.stats }),
  };
  return answers.reduce(addToRecord, merged);
}

/** The day of the correction that a question's key is from; empty for its first key. */
export const keyDay = ({ notice }: StudyQuestion) => (notice?.kind === 'KEY_CORRECTED' && notice.on) || '';

/** Servers of the first version of the contract count blanks as results. */
const lastOf = ({ lastOutcome, lastAt }: AccountRecord) =>
  lastOutcome && lastOutcome !== 'SKIPPED' && lastAt ? { outcome: lastOutcome, at: lastAt } : undefined;
