import { and, desc, eq, lt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Schemas } from 'schema/rest/bodies.ts';
import type { Database } from '../../db/connection.ts';
import { type Audience, deskMessages, users } from '../../db/schema.ts';
import { badRequest, conflict, notFound } from '../../http/errors.ts';
import { errorMessages as sharedMessages } from '../../http/error-messages.ts';
import { type Page, pageOf } from '../../http/page-query.ts';
import { putJob } from '../../jobs/index.ts';
import { findUserByUserId } from '../accounts/index.ts';
import { notificationErrors, safeMessage } from '../notifications/index.ts';
import { errorMessages } from './error-messages.ts';
import type { MessageBody, PreviewBody } from './inputs.ts';

export const SEND_JOB = 'send-message';
const MAX_DAYS = 90;
const DAY_MS = 86_400_000;

export type MessageRow = typeof deskMessages.$inferSelect;
type State = MessageRow['state'];

const by = alias(users, 'writer');

/** Newest first, or the one with the id. */
export async function listMessages(
  db: Database,
  { limit, after, state, id }: Page & { state?: State | undefined; id?: number },
) {
  const found = await db
    .select({
      row: deskMessages,
      user: { user_id: users.userId, name: users.name },
      by: { user_id: by.userId, name: by.name },
    })
    .from(deskMessages)
    .leftJoin(users, eq(users.id, deskMessages.person))
    .leftJoin(by, eq(by.id, deskMessages.by))
    .where(
      and(
        id === undefined ? undefined : eq(deskMessages.id, id),
        after === undefined ? undefined : lt(deskMessages.id, after),
        state && eq(deskMessages.state, state),
      ),
    )
    .orderBy(desc(deskMessages.id))
    .limit(limit + 1);
  const { rows, next } = pageOf(found, limit, ({ row }) => row.id);
  return { messages: rows.map(({ row, ...people }) => ({ ...viewMessage(row), ...people })), next };
}

export const readMessage = async (db: Database, id: number): Promise<Schemas['DeskMessage']> =>
  (await listMessages(db, { id, limit: 1 })).messages[0]!;

function viewMessage({ audience, ...row }: MessageRow) {
  return {
    _id: String(row.id),
    version: row.version,
    state: row.state,
    title: row.title,
    message: safeMessage(row.message),
    title_bn: row.titleBn,
    message_bn: row.messageBn && safeMessage(row.messageBn),
    group: audience.group,
    years: 'years' in audience ? audience.years : [],
    days: 'days' in audience ? audience.days : null,
    role: 'role' in audience ? audience.role : null,
    send_at: row.sendAt.toISOString(),
    created_at: row.createdAt.toISOString(),
    sent_at: row.sentAt?.toISOString() ?? null,
    readers: row.readers,
  };
}

/** Throws 404 for a person who is not there. */
export async function readRecipients(db: Database, { group, user_id: userId, years, days, role }: PreviewBody) {
  const person = userId === undefined ? null : await findUserByUserId(db, userId);
  if (person === undefined) throw notFound(sharedMessages.noUser({ userId: userId! }));
  const audience = { group, ...(years && { years }), ...(days && { days }), ...(role && { role }) } as Audience;
  return { audience, person: person?.id ?? null };
}

/** Checks a message and returns its columns. Throws 400 for a time or a text that cannot be sent. */
export async function prepareMessage(db: Database, body: MessageBody, now: Date) {
  const message = clean(body.message, 'message');
  const messageBn = body.message_bn === undefined ? null : clean(body.message_bn, 'message_bn');
  const sendAt = body.send_at ?? now;
  if (sendAt < now) throw badRequest(errorMessages.past(), 'send_at');
  if (sendAt.getTime() - now.getTime() > MAX_DAYS * DAY_MS) {
    throw badRequest(errorMessages.tooFar({ days: MAX_DAYS }), 'send_at');
  }
  return {
    title: body.title,
    message,
    titleBn: body.title_bn ?? null,
    messageBn,
    sendAt,
    ...(await readRecipients(db, body)),
  };
}

function clean(html: string, field: string): string {
  const message = safeMessage(html);
  if (message === '') throw badRequest(notificationErrors.nothingLeft(), field);
  return message;
}

/** Locked. Throws 404, and 409 if it is not as the caller has seen it. */
export async function lockScheduled(tx: Database, id: number, version: number): Promise<MessageRow> {
  const row = await lockMessage(tx, id);
  if (row.state !== 'SCHEDULED') throw conflict(errorMessages.notScheduled({ state: row.state }));
  if (row.version !== version) throw conflict(errorMessages.changed());
  return row;
}

export async function lockMessage(tx: Database, id: number): Promise<MessageRow> {
  const [row] = await tx.select().from(deskMessages).where(eq(deskMessages.id, id)).for('update');
  if (!row) throw notFound(errorMessages.noMessage());
  return row;
}

export async function updateMessage(tx: Database, id: number, fields: Partial<MessageRow>): Promise<void> {
  await tx.update(deskMessages).set(fields).where(eq(deskMessages.id, id));
}

/** Each version has its own job; those of earlier versions do nothing. */
export const putSending = (
  tx: Database,
  { id, version, sendAt }: Pick<MessageRow, 'id' | 'version' | 'sendAt'>,
  now: Date,
) => putJob(tx, SEND_JOB, { message: id, version }, sendAt.getTime() - now.getTime());
