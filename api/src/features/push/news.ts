import { eq, inArray } from 'drizzle-orm';
import { plainText } from 'text/html/clean-html.ts';
import { cutText } from 'server/cut-text.ts';
import { currentLanguage } from 'server/language.ts';
import { BANGLA } from 'schema/languages.ts';
import { siteRoutes } from 'schema/site-routes.ts';
import { z } from 'zod';
import type { Database } from '../../db/connection.ts';
import { deskMessages, notifications, type PushContent } from '../../db/schema.ts';
import { wordsOf } from '../../http/messages.ts';
import { defineJob, type JobDefinition } from '../../jobs/index.ts';
import { type CopyRange, PUSH_NEWS_JOB } from '../notifications/index.ts';
import { putReminder } from './deliveries.ts';
import { pushMessages } from './messages.ts';

const KEEP_MS = 3 * 86_400_000;
const MAX_TITLE = 100;
const MAX_BODY = 200;

type Row = typeof notifications.$inferSelect;

const copyRange = z.strictObject({ copiesOf: z.int(), after: z.int(), until: z.int() });

/** Notifications that are pushed too. */
export const newsJob = (db: Database, now: () => Date): JobDefinition =>
  defineJob({
    id: PUSH_NEWS_JOB,
    schema: z.union([z.strictObject({ notifications: z.array(z.int()) }), copyRange]),
    handler: (input) =>
      'copiesOf' in input ? remindOfCopies(db, input, now()) : remind(db, input.notifications, now()),
  });

async function remind(db: Database, ids: readonly number[], at: Date): Promise<void> {
  const rows = await db.select().from(notifications).where(inArray(notifications.id, ids));
  for (const row of rows) {
    const isReport = row.template === 'report-answered';
    const reminder = {
      kind: isReport ? 'REPORT_ANSWERED' : 'MESSAGE',
      key: `notification:${row.id}`,
      write: () => (isReport ? reportNews(row) : messageNews(row)),
      expiresAt: expiryFrom(at),
    } as const;
    await putReminder(db, row.user ?? 'ALL', reminder, at);
  }
}

async function remindOfCopies(db: Database, copies: CopyRange, at: Date): Promise<void> {
  const id = copies.copiesOf;
  const [message] = await db.select().from(deskMessages).where(eq(deskMessages.id, id));
  if (!message) return;
  const { title, message: text, titleBn, messageBn } = message;
  const bangla = { title: titleBn ?? title, message: messageBn ?? text };
  const write = () =>
    messageNews({ ...(currentLanguage() === BANGLA ? bangla : { title, message: text }), id: `group-${id}` });
  await putReminder(db, copies, { kind: 'MESSAGE', key: `message:${id}`, write, expiresAt: expiryFrom(at) }, at);
}

const expiryFrom = (at: Date) => new Date(at.getTime() + KEEP_MS);

/** Without the reviewer's answer, which is about a question. */
function reportNews({ params }: Row): PushContent {
  const { ref, accepted } = params as { ref: string; accepted: boolean };
  return {
    title: wordsOf(accepted ? pushMessages.reportAccepted() : pushMessages.reportAnswered()),
    body: wordsOf(pushMessages.onReport({ ref })),
    path: '/profile/reports',
    tag: 'report-answered',
  };
}

const messageNews = ({ id, title, message }: { id: number | string; title: string; message: string }): PushContent => ({
  title: shorten(title, MAX_TITLE),
  body: shorten(plainText(message), MAX_BODY),
  path: siteRoutes.home,
  tag: `message-${id}`,
});

const shorten = (text: string, max: number) => (text.length <= max ? text : `${cutText(text, max - 1).trimEnd()}…`);
