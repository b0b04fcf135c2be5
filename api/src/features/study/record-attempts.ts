import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { EARLIEST_ATTEMPT, isTimely } from 'question/attempt-id.ts';
import { findFault } from 'question/check.ts';
import type { Schemas } from 'schema/rest/bodies.ts';
import type { z } from 'zod';
import type { Database } from '../../db/connection.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import { type Message, wordsOf } from '../../http/messages.ts';
import { messageOf } from '../../http/validate.ts';
import { errorMessages as httpMessages } from '../../http/error-messages.ts';
import { errorMessages, faultMessage } from './error-messages.ts';
import { type AttemptInput, attemptSchema } from './inputs.ts';
import { type AttemptRow, insertAttempts, type StoredAttempt } from './insert-attempts.ts';
import { lockReader } from './lock.ts';
import { markAttempt } from './mark-attempt.ts';
import { type Reader, readQuestions, type StudiedQuestion } from './questions.ts';

type AttemptResult = Schemas['AttemptResult'];
type RefusalCode = NonNullable<AttemptResult['refused']>['code'];

/**
 * Marks attempts and adds the new ones, in the given order. A repeated id returns its first result. A refused attempt
 * does not block the others.
 */
export async function recordAttempts(
  db: Database,
  reader: Reader,
  inputs: readonly unknown[],
  { now, maxAttempts }: { now: Date; maxAttempts: number },
): Promise<AttemptResult[]> {
  const entries = inputs.map((input) => ({ input, parsed: attemptSchema.safeParse(input) }));
  const ids = entries.flatMap(({ parsed }) => (parsed.success ? [parsed.data.question_id] : []));
  const attemptIds = entries.flatMap(({ parsed }) => (parsed.success ? [parsed.data.id] : []));
  const log = await readLog(db, reader.id, attemptIds, maxAttempts);
  return db.transaction(async (tx) => {
    await lockReader(tx, reader.id);
    const questions = await readQuestions(tx, [...new Set(ids)]);
    const { results, rows } = markEntries(entries, questions, reader, now);
    const fresh = rows.map(({ id }) => id).filter((id) => !log.known.has(id));
    const refused = new Set(fresh.slice(log.room));
    const kept = rows.filter(({ id }) => !refused.has(id));
    const stored = await insertAttempts(tx, reader.id, kept);
    const resultFor = (id: string) =>
      refused.has(id)
        ? refuse(id, 'LIMIT_REACHED', errorMessages.logFull({ max: maxAttempts }))
        : resultOf(id, stored.get(id));
    return results.map((result) => (typeof result === 'string' ? resultFor(result) : result));
  });
}

type Entry = { input: unknown; parsed: z.ZodSafeParseResult<AttemptInput> };

/** A row to insert for each id among the results; the others are refused. */
function markEntries(
  entries: readonly Entry[],
  questions: ReadonlyMap<number, StudiedQuestion>,
  reader: Reader,
  now: Date,
): { results: (AttemptResult | string)[]; rows: AttemptRow[] } {
  const rows = new Map<string, AttemptRow>();
  const results = entries.map(({ input, parsed }): AttemptResult | string => {
    if (!parsed.success) return refuse(idOf(input), 'BAD_USER_INPUT', messageOf(parsed.error.issues[0]!));
    const attempt = parsed.data;
    if (!isTimely(attempt.id, now.getTime())) return refuse(attempt.id, 'BAD_USER_INPUT', errorMessages.idTime());
    const question = questions.get(attempt.question_id);
    if (!question) return refuse(attempt.id, 'NOT_FOUND', errorMessages.noSuchQuestion());
    if (!question.isOpen && !reader.hasFullAccess) {
      return refuse(attempt.id, 'PURCHASE_REQUIRED', httpMessages.purchaseRequired());
    }
    const fault = findFault(question, attempt.answer);
    if (fault) return refuse(attempt.id, 'BAD_USER_INPUT', faultMessage(fault));
    const row = toRow(attempt, question, now);
    const twin = rows.get(row.id);
    if (twin && !isDeepStrictEqual([twin.question, twin.answer], [row.question, row.answer])) {
      return refuse(attempt.id, 'CONFLICT', errorMessages.idTaken());
    }
    rows.set(row.id, row);
    return attempt.id;
  });
  return { results, rows: [...rows.values()] };
}

/**
 * How many attempts the account has room for and, if there may be too many, which of `ids` the log already has. Called
 * before the transaction that adds attempts: reading the log in it first could deadlock with the making of a partition.
 */
async function readLog(db: Database, user: number, ids: readonly string[], max: number) {
  // Skipped questions have rows too, and no counter.
  const [log] = await rowsOf<{ length: number }>(
    db,
    sql`select count(*)::int as length from (select from attempts where "user" = ${user} limit ${max}) as log`,
  );
  const room = max - log!.length;
  if (ids.length <= room) return { room, known: new Set<string>() };
  const known = await rowsOf<{ id: string }>(db, sql`select id::text as id from attempts where id in ${ids}`);
  return { room, known: new Set(known.map(({ id }) => id)) };
}

function resultOf(id: string, stored: StoredAttempt | undefined): AttemptResult {
  if (!stored) return refuse(id, 'CONFLICT', errorMessages.idTaken());
  return {
    id,
    outcome: stored.outcome,
    marks: stored.points / 1000,
    out_of: stored.out_of / 1000,
    refused: null,
  };
}

const refuse = (id: string | null, code: RefusalCode, text: Message): AttemptResult => ({
  id,
  outcome: null,
  marks: null,
  out_of: null,
  refused: { code, message: wordsOf(text) },
});

/** The id of an invalid attempt, so that the client recognises it. */
function idOf(input: unknown): string | null {
  const id = typeof input === 'object' && input !== null && 'id' in input ? input.id : null;
  return typeof id === 'string' ? id.slice(0, 100) : null;
}

function toRow(attempt: AttemptInput, question: StudiedQuestion, now: Date): AttemptRow {
  const toPast = (at: Date) => (at > now || at.getTime() < EARLIEST_ATTEMPT ? now : at).toISOString();
  return {
    id: attempt.id,
    question: attempt.question_id,
    question_version: question.version,
    shown_version: attempt.question_version ?? null,
    ...markAttempt(question, attempt.answer),
    mode: attempt.mode,
    confidence: attempt.confidence ?? null,
    answered_at: toPast(attempt.answered_at),
    utc_offset: attempt.utc_offset_minutes,
    took_ms: attempt.took_ms ?? null,
    changes: attempt.changes ?? null,
    session: attempt.session_id ?? null,
    device: attempt.device_id ?? null,
    undone_at: attempt.undone_at ? toPast(attempt.undone_at) : null,
  };
}
