import type { Transaction } from 'dexie';

type Result = { outcome: string; at: string };
type Attempt = { owner: string; questionId: string; outcome: string; answeredAt: string; sessionId: string };
type QuestionRecord = {
  owner: string;
  questionId: string;
  attempts: number;
  last?: Result;
  before?: Result;
  visit?: string;
};

/** For version 2: up to version 1, blanks counted as answers. Flags, notes and places stay. */
export async function deriveFromAnswers(transaction: Transaction): Promise<void> {
  const log = await transaction.table<Attempt>('attempts').toCollection().sortBy('answeredAt');
  const logged = Map.groupBy(log, ({ owner, questionId }) => `${owner} ${questionId}`);
  const records = transaction.table<QuestionRecord>('records').toCollection();
  await records.modify((record, place) => {
    place.value = derive(record, logged.get(`${record.owner} ${record.questionId}`) ?? []);
  });
}

function derive(record: QuestionRecord, attempts: readonly Attempt[]): QuestionRecord {
  const { last, before, visit: _visit, ...rest } = record;
  const answers = attempts.filter(({ outcome }) => outcome !== 'SKIPPED');
  // Answers of other devices are not logged here, so the account's results stay.
  if (record.owner !== '' && last && last.outcome !== 'SKIPPED') {
    const { before: _before, ...kept } = record;
    const count = Math.max(1, record.attempts - (attempts.length - answers.length));
    return { ...kept, attempts: count, ...(before && before.outcome !== 'SKIPPED' && { before }) };
  }
  const derived: QuestionRecord = { ...rest, attempts: answers.length };
  for (const { outcome, answeredAt: at, sessionId: visit } of answers) {
    if (derived.last && derived.visit !== visit) derived.before = derived.last;
    derived.last = { outcome, at };
    derived.visit = visit;
  }
  return derived;
}
