import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import type { QuestionChange } from '../../../db/schema.ts';
import type { Message } from '../../../http/messages.ts';
import { jsonRows, rowsOf } from '../../../db/sql-rows.ts';
import type { QuestionList } from '../../search/index.ts';
import type { ListKey } from '../lists/list-keys.ts';
import { type QuestionContent, type QuestionRow, type StoredQuestion, toContent } from './stored-question.ts';

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

/** Stores whole questions before they change, but for the names of people: an account that goes takes them off. */
export async function keepVersions(
  transaction: Database,
  questions: readonly { current: Pick<StoredQuestion, 'id' | 'lists'>; changes: readonly QuestionChange[] }[],
  { author, reason = null }: { author: string; reason?: string | null | undefined },
): Promise<void> {
  const rows = questions.map(({ current: { id, lists }, changes }) => ({
    id,
    changes,
    lists: lists.map(({ id: _id, ...list }) => list),
  }));
  await transaction.execute(
    sql`insert into question_versions (question, version, content, content_hash, changes, author, reason)
          select q.id, version, to_jsonb(q) - 'id' - 'content_hash' - 'stamp' || jsonb_build_object('lists', r.lists),
            content_hash, r.changes, ${author}, ${reason}
          from jsonb_to_recordset(${jsonRows(rows)}) as r(id bigint, lists jsonb, changes jsonb)
          join questions q on q.id = r.id`,
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

export type FormerVersion = {
  question: number;
  ref: string;
  content: QuestionContent;
  hash: string;
  hidden: boolean;
  lists: ListKey[];
};

/** Former versions of questions, as one may restore them. */
export async function loadVersions(
  db: Database,
  versions: readonly { question: number; version: number }[],
): Promise<FormerVersion[]> {
  const rows = await rowsOf<{ question: number | string; content: FormerContent; hash: string }>(
    db,
    sql`select v.question, v.content, encode(v.content_hash, 'hex') as hash
          from jsonb_to_recordset(${jsonRows(versions)}) as r(question bigint, version int)
          join question_versions v on v.question = r.question and v.version = r.version`,
  );
  return rows.map(({ question, content, hash }) => ({
    question: Number(question),
    ref: content.ref,
    content: toContent(content),
    hash,
    hidden: content.hidden,
    lists: content.lists.map(({ kind, board, prof, subject, name }): ListKey => [kind, board, prof, subject, name]),
  }));
}

type FormerContent = Omit<QuestionRow, 'lists'> & { ref: string; hidden: boolean; lists: Omit<QuestionList, 'id'>[] };

export async function loadVersion(db: Database, question: number, version: number) {
  const [former] = await loadVersions(db, [{ question, version }]);
  return { content: former!.content, hash: former!.hash, hidden: former!.hidden };
}
