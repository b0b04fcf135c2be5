import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Schemas } from 'schema/rest/bodies.ts';
import type { LINK_ENDINGS } from '../../../db/schema.ts';
import type { Database } from '../../../db/connection.ts';
import { toColumn } from '../../../db/bytes.ts';
import { rowsOf } from '../../../db/sql-rows.ts';
import { conflict, notFound } from '../../../http/errors.ts';
import { errorMessages } from '../error-messages.ts';

const TOKEN_BYTES = 24;
const MAX_OPEN = 10;
const DAY_MS = 86_400_000;

type State = Schemas['ExpertLink']['state'];
type Row = { id: string; by: string | null; made_at: string; expires_at: string; ending: Ending };
type Ending = (typeof LINK_ENDINGS)[number] | null;

const hashOf = (token: string) => createHash('sha256').update(token).digest();
const stateOf = (ending: Ending, expiresAt: Date, now: Date): State => ending ?? (expiresAt > now ? 'OPEN' : 'EXPIRED');

/** Newest first. */
export async function readLinks(db: Database, question: number, now: Date): Promise<Schemas['ExpertLink'][]> {
  const rows = await rowsOf<Row>(
    db,
    sql`select l.id::text as id, u.name as by, l.made_at, l.expires_at, l.ending
        from expert_links l left join users u on u.id = l.maker
        where l.question = ${question} order by l.id desc limit 50`,
  );
  return rows.map(({ id, by, made_at, expires_at, ending }) => ({
    _id: id,
    by,
    made_at: new Date(made_at).toISOString(),
    expires_at: new Date(expires_at).toISOString(),
    state: stateOf(ending, new Date(expires_at), now),
  }));
}

type NewLink = { question: number; maker: number; days: number; now: Date };

/** Answers with the token, which nobody can read later. The caller holds `lockQuestion`. */
export async function addLink(tx: Database, { question, maker, days, now }: NewLink): Promise<string> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const [open] = await rowsOf<{ total: number }>(
    tx,
    sql`select count(*)::int as total from expert_links
        where question = ${question} and ending is null and expires_at > ${at}`,
  );
  if (open!.total >= MAX_OPEN) throw conflict(errorMessages.tooManyLinks({ max: MAX_OPEN }));
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = new Date(now.getTime() + days * DAY_MS).toISOString();
  await tx.execute(
    sql`insert into expert_links (question, hash, maker, made_at, expires_at)
        values (${question}, ${toColumn(hashOf(token))}, ${maker}, ${at}, ${expiresAt}::timestamptz)`,
  );
  return token;
}

export async function revokeLink(tx: Database, question: number, link: number): Promise<void> {
  const rows = await rowsOf(
    tx,
    sql`update expert_links set ending = coalesce(ending, 'REVOKED')
        where id = ${link} and question = ${question} returning 1`,
  );
  if (rows.length === 0) throw notFound(errorMessages.noLink());
}

export type FoundLink = { id: number; question: number; expiresAt: Date; state: State };

/** Throws 404 where no link has the token. */
export async function findLink(db: Database, token: string, now: Date): Promise<FoundLink> {
  const [row] = await rowsOf<{ id: string; question: string; expires_at: string; ending: Ending }>(
    db,
    sql`select id::text as id, question::text as question, expires_at, ending from expert_links
        where hash = ${toColumn(hashOf(token))}`,
  );
  if (!row) throw notFound(errorMessages.badLink());
  const expiresAt = new Date(row.expires_at);
  return {
    id: Number(row.id),
    question: Number(row.question),
    expiresAt,
    state: stateOf(row.ending, expiresAt, now),
  };
}
