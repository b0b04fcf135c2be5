import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import type { QuestionChange } from '../../../db/schema.ts';
import type { Message } from '../../../http/messages.ts';
import { rowsOf } from '../../../db/sql-rows.ts';
import { type QuestionRow, type StoredQuestion, toContent } from './stored-question.ts';

/** `author` is a `user_id`. */
export type Authorship = { author: string; reason: string | undefined };

/** The question's state after a call, and what the call changed or would change. */
export type Outcome = {
  ref: string;
  version: number;
  hidden: boolean;
  changed: boolean;
  changes: QuestionChange[];
  /** What cleaning removed from the fields. */
  warnings?: Message[];
};

/** Stores the whole question before it changes, but for the names of people: an account that goes takes them off. */
export async function keepVersion(
  transaction: Database,
  { id, lists }: StoredQuestion,
  changes: readonly QuestionChange[],
  { author, reason = null }: { author: string; reason?: string | null | undefined },
): Promise<void> {
  const standsIn = lists.map(({ id: _id, ...list }) => list);
  await transaction.execute(
    sql`insert into question_versions (question, version, content, content_hash, changes, author, reason)
          select id, version, to_jsonb(q) - 'id' - 'content_hash' - 'stamp'
              || jsonb_build_object('lists', ${JSON.stringify(standsIn)}::text::jsonb),
            content_hash, ${JSON.stringify(changes)}::text::jsonb, ${author}, ${reason}
          from questions q where id = ${id}`,
  );
}

type VersionRow = {
  version: number;
  content: Record<string, unknown>;
  changes: QuestionChange[];
  author: string;
  author_name: string | null;
  reason: string | null;
  changed_at: string;
};

export async function formerVersions(db: Database, id: number): Promise<VersionRow[]> {
  return rowsOf<VersionRow>(
    db,
    sql`select v.version, v.content, v.changes, v.author, u.name as author_name, v.reason,
          to_char(v.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as changed_at
          from question_versions v left join users u on u.user_id = v.author
          where v.question = ${id} order by v.version desc`,
  );
}

/** A former version of a question, as one may restore it. */
export async function loadVersion(db: Database, question: number, version: number) {
  const [row] = await rowsOf<{ content: QuestionRow & { hidden: boolean }; hash: string }>(
    db,
    sql`select content, encode(content_hash, 'hex') as hash from question_versions
          where question = ${question} and version = ${version}`,
  );
  const { content, hash } = row!;
  return { content: toContent(content), hash, hidden: content.hidden };
}
