import { isSelfMarked } from 'question/kinds/names.ts';
import { mark } from 'question/mark.ts';
import { PROF_MARKS } from 'question/prof-marks.ts';
import type { StudyQuestion } from '../types.ts';
import { database } from './database.ts';
import { keyDay, outcomeNow } from './derive.ts';
import type { LoggedAttempt, StoredRecord } from './rows.ts';

/**
 * The question as it was answered, with the key of the question that is shown now. Undefined if the keys agree, the
 * shown question is older, or its options are others. Options are the same by their text, reworded ones by their letter.
 */
export function withNewKey({ question, keyCorrectedOn }: StoredRecord, shown: StudyQuestion) {
  if (!question || [keyDay(question), keyCorrectedOn ?? ''].some((day) => day > keyDay(shown))) return undefined;
  const find = (name: 'text' | 'key', value: string) => shown.options.find((option) => option[name] === value);
  const options = question.options.flatMap((option) => {
    const now = find('text', option.text) ?? find('key', option.key);
    return now ? { ...option, correct: now.correct } : [];
  });
  const isOther = options.length < question.options.length;
  const isSame = options.every(({ correct }, index) => correct === question.options[index]!.correct);
  return isOther || isSame ? undefined : { ...question, options };
}

/** Marks an answer again. It keeps its first outcome. */
export function remark(attempt: LoggedAttempt, question: StudyQuestion): LoggedAttempt {
  const { countsAs: _countsAs, ...first } = attempt;
  const { outcome } = first;
  if (outcome === 'SKIPPED' || isSelfMarked(question.type)) return attempt;
  const { outcome: now, points } = mark(question, first.answer, PROF_MARKS);
  return { ...first, points, ...(now !== outcome && { countsAs: now }) };
}

/** The record after its question's answers on this device, `attempts`, were marked again by the shown question's key. */
export function remarkRecord(record: StoredRecord, attempts: readonly LoggedAttempt[], shown: StudyQuestion) {
  const resultAt = (at: string | undefined) => attempts.find(({ answeredAt }) => answeredAt === at);
  const last = resultAt(record.last?.at);
  const before = resultAt(record.before?.at);
  return {
    ...record,
    question: shown,
    ...(before && { before: { outcome: outcomeNow(before), at: before.answeredAt } }),
    ...(last && {
      last: { outcome: outcomeNow(last), at: last.answeredAt },
      remarkedFrom: last.countsAs ? last.outcome : null,
      keyCorrectedOn: keyDay(shown) || new Date().toISOString().slice(0, 10),
    }),
  };
}

/** Marks a reader's answers on this device again, where a question that is shown now has a corrected key. */
export async function learnKey(owner: string, shown: StudyQuestion): Promise<void> {
  const { id: questionId } = shown;
  // Without a transaction, which would hold up the writes of every list that is opened.
  const stored = await database.records.get([owner, questionId]);
  if (!stored || !withNewKey(stored, shown)) return;
  await database.transaction('rw', database.attempts, database.records, async () => {
    const record = await database.records.get([owner, questionId]);
    const corrected = record && withNewKey(record, shown);
    if (!corrected) return;
    const attempts = await database.attempts.where({ owner, questionId }).toArray();
    const marked = attempts.map((attempt) => remark(attempt, corrected));
    await database.attempts.bulkPut(marked);
    await database.records.put(remarkRecord(record, marked, shown));
  });
}
