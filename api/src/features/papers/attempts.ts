import { createHash } from 'node:crypto';
import type { Answer } from 'question/answer.ts';
import type { Database } from '../../db/connection.ts';
import { type AttemptRow, insertAttempts, markAttempt } from '../study/index.ts';
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
  return {
    id: attemptId(paper, item.number, mode),
    question: item.question,
    question_version: item.version,
    shown_version: item.version,
    ...markAttempt(item.content, answer),
    mode,
    confidence: null,
    answered_at: at.toISOString(),
    utc_offset: paper.utcOffset,
    took_ms: tookMs,
    changes: null,
    session: paper.id,
    device: null,
  };
}

/** A UUID v7 from the paper's start and a hash, so that repeated calls make the same id. */
function attemptId({ id, startedAt }: Paper, number: number, mode: Mode): string {
  const time = startedAt.getTime().toString(16).padStart(12, '0');
  const hash = createHash('sha256').update(`${id} ${number} ${mode}`).digest('hex');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hash.slice(0, 3)}-8${hash.slice(3, 6)}-${hash.slice(6, 18)}`;
}
