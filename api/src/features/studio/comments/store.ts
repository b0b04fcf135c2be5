import { sql } from 'drizzle-orm';
import type { Schemas } from 'schema/rest/bodies.ts';
import type { Database } from '../../../db/connection.ts';
import { rowsOf } from '../../../db/sql-rows.ts';
import { may, type User } from '../../accounts/index.ts';
import { conflict, forbidden, notFound } from '../../../http/errors.ts';
import { errorMessages } from '../error-messages.ts';

const MAX_COMMENTS = 200;

export type NewComment = {
  question: number;
  parent: number | null;
  field: string | null;
  text: string;
  who: number | null;
  expert: { link: number; name: string } | null;
};

type Row = {
  id: string;
  parent: string | null;
  field: string | null;
  text: string;
  name: string | null;
  who: string | null;
  expert_name: string | null;
  expert_link: string | null;
  at: string;
  resolved_at: string | null;
  resolver: string | null;
};

/** Oldest first: a thread is its first comment and those that name it as their parent. */
export async function readComments(db: Database, question: number, user: User): Promise<Schemas['DraftComment'][]> {
  const rows = await rowsOf<Row>(
    db,
    sql`select c.id::text as id, c.parent::text as parent, c.field, c.text, u.name, c.who::text as who, c.expert_name,
          c.expert_link::text as expert_link, c.at, c.resolved_at, r.name as resolver
        from draft_comments c left join users u on u.id = c.who left join users r on r.id = c.resolver
        where c.question = ${question} order by c.id`,
  );
  return rows.map(({ id, parent, field, text, name, who, expert_name, at, resolved_at, resolver }) => ({
    _id: id,
    parent,
    field,
    text,
    by: expert_name ?? name,
    is_expert: expert_name !== null,
    is_mine: who === String(user.id),
    at: new Date(at).toISOString(),
    resolved_at: resolved_at && new Date(resolved_at).toISOString(),
    resolved_by: resolver,
    may_resolve: parent === null && mayResolve(who, user),
  }));
}

const mayResolve = (who: string | number | null, user: User) =>
  may(user, 'QUESTIONS_REVIEW') || (who !== null && String(who) === String(user.id));

/** Those that an expert wrote with one link. */
export async function readExpertComments(db: Database, link: number): Promise<Schemas['ExpertComment'][]> {
  const rows = await rowsOf<Pick<Row, 'id' | 'field' | 'text' | 'expert_name' | 'at'>>(
    db,
    sql`select id::text as id, field, text, expert_name, at from draft_comments where expert_link = ${link} order by id`,
  );
  return rows.map(({ id, field, text, expert_name, at }) => ({
    _id: id,
    field,
    text,
    name: expert_name ?? '',
    at: new Date(at).toISOString(),
  }));
}

/** The caller holds `lockQuestion`. The same words of the same person at the same place are one comment. */
export async function addComment(tx: Database, comment: NewComment, at: Date): Promise<void> {
  const { question, parent, text, who, expert } = comment;
  const thread = parent === null ? undefined : await findThread(tx, question, parent);
  const field = thread ? thread.field : comment.field;
  const [found] = await rowsOf<{ total: number; same: number }>(
    tx,
    sql`select count(*)::int as total, (count(*) filter (where resolved_at is null and text = ${text}
          and parent is not distinct from ${parent}::bigint and field is not distinct from ${field}::text
          and who is not distinct from ${who}::bigint
          and expert_link is not distinct from ${expert?.link ?? null}::bigint))::int as same
        from draft_comments where question = ${question}`,
  );
  if (found!.same > 0) return;
  if (found!.total >= MAX_COMMENTS) throw conflict(errorMessages.tooManyComments({ max: MAX_COMMENTS }));
  await tx.execute(
    sql`insert into draft_comments (question, parent, field, text, who, expert_link, expert_name, at)
        values (${question}, ${parent}, ${field}, ${text}, ${who}, ${expert?.link ?? null}, ${expert?.name ?? null},
          ${at.toISOString()}::timestamptz)`,
  );
}

type Thread = { field: string | null; who: string | null };

async function findThread(tx: Database, question: number, id: number): Promise<Thread> {
  const [thread] = await rowsOf<Thread>(
    tx,
    sql`select field, who::text as who from draft_comments
        where id = ${id} and question = ${question} and parent is null`,
  );
  if (!thread) throw notFound(errorMessages.noComment());
  return thread;
}

type Resolution = { question: number; comment: number; isResolved: boolean; user: User; at: Date };

/** Of a whole thread. The caller holds `lockQuestion`. */
export async function resolveThread(tx: Database, { question, comment, isResolved, user, at }: Resolution) {
  const { who } = await findThread(tx, question, comment);
  if (!mayResolve(who, user)) throw forbidden(errorMessages.notYourThread());
  await tx.execute(
    isResolved
      ? sql`update draft_comments set resolved_at = ${at.toISOString()}::timestamptz, resolver = ${user.id}
            where id = ${comment} and resolved_at is null`
      : sql`update draft_comments set resolved_at = null, resolver = null where id = ${comment}`,
  );
}

/** Whether its author has something to answer. */
export async function hasOpenThread(db: Database, question: number): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select 1 from draft_comments where question = ${question} and parent is null and resolved_at is null limit 1`,
  );
  return rows.length > 0;
}
