import { createHash } from 'node:crypto';
import type { Database } from '../../db/connection.ts';
import { type Answer, type AttemptRow, insertAttempts, mark, PROF } from '../study/index.ts';
import type { Item, Paper } from './store.ts';

/** An answer after the paper's end counts as practice, with another id. */
type Mode = 'PAPER' | 'PRACTICE';
type AnsweredItem = { item: Item; answer: Answer; at: Date; tookMs: number | null };

/** Adds answers to the reader's log. Idempotent. */
export const recordAnswers = (db: Database, paper: Paper, mode: Mode, answers: readonly AnsweredItem[]) =>
  insertAttempts(
    db,
    paper.user,
    answers.map((answer) => attemptRow(paper, mode, answer)),
  );

function attemptRow(paper: Paper, mode: Mode, { item, answer, at, tookMs }: AnsweredItem): AttemptRow {
  const marking = mark(item.content, answer, PROF);
  if ('fault' in marking) throw new Error(`paper item ${item.number} has an answer that does not fit`);
  return {
    id: attemptId(paper, item.number, mode),
    question: item.question,
    question_version: item.version,
    shown_version: item.version,
    answer: withoutNulls(answer),
    key: marking.key,
    mode,
    outcome: marking.outcome,
    points: marking.points,
    out_of: marking.outOf,
    confidence: null,
    answered_at: at.toISOString(),
    utc_offset: paper.utcOffset,
    took_ms: tookMs,
    changes: null,
    session: paper.id,
    device: null,
    options: item.content.options.map(({ key }) => Number(marking.chosen.includes(key))),
  };
}

const withoutNulls = (answer: Answer) =>
  Object.fromEntries(Object.entries(answer).filter(([, value]) => value !== null && value !== undefined));

/** A UUID v7 from the paper's start and a hash, so that repeated calls make the same id. */
function attemptId({ id, startedAt }: Paper, number: number, mode: Mode): string {
  const time = startedAt.getTime().toString(16).padStart(12, '0');
  const hash = createHash('sha256').update(`${id} ${number} ${mode}`).digest('hex');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hash.slice(0, 3)}-8${hash.slice(3, 6)}-${hash.slice(6, 18)}`;
}
