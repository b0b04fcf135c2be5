import { inArray } from 'drizzle-orm';
import { plainText } from 'text/html/clean-html.ts';
import { cutText } from 'server/cut-text.ts';
import { siteRoutes } from 'schema/site-routes.ts';
import { z } from 'zod';
import type { Database } from '../../db/connection.ts';
import { notifications, type PushKind } from '../../db/schema.ts';
import { englishOf } from '../../http/messages.ts';
import { defineJob, type JobDefinition } from '../../jobs/index.ts';
import { PUSH_NEWS_JOB } from '../notifications/index.ts';
import { putReminder } from './deliveries.ts';
import { pushMessages } from './messages.ts';

const KEEP_MS = 3 * 86_400_000;
const MAX_TITLE = 100;
const MAX_BODY = 200;

type Row = typeof notifications.$inferSelect;

/** Notifications that are pushed too. */
export const newsJob = (db: Database, now: () => Date): JobDefinition =>
  defineJob({
    id: PUSH_NEWS_JOB,
    schema: z.strictObject({ notifications: z.array(z.int()) }),
    async handler({ notifications: ids }) {
      const rows = await db.select().from(notifications).where(inArray(notifications.id, ids));
      const at = now();
      const expiresAt = new Date(at.getTime() + KEEP_MS);
      for (const row of rows) {
        const { kind, content } = row.template === 'report-answered' ? reportNews(row) : messageNews(row);
        await putReminder(db, row.user ?? 'ALL', { kind, key: `notification:${row.id}`, content, expiresAt }, at);
      }
    },
  });

type News = { kind: PushKind; content: { title: string; body: string; path: string; tag: string } };

/** Without the reviewer's answer, which is about a question. */
function reportNews({ params }: Row): News {
  const { ref, accepted } = params as { ref: string; accepted: boolean };
  const title = englishOf(accepted ? pushMessages.reportAccepted() : pushMessages.reportAnswered());
  const body = englishOf(pushMessages.onReport({ ref }));
  return { kind: 'REPORT_ANSWERED', content: { title, body, path: '/profile/reports', tag: 'report-answered' } };
}

const messageNews = ({ id, title, message }: Row): News => ({
  kind: 'MESSAGE',
  content: {
    title: shorten(title, MAX_TITLE),
    body: shorten(plainText(message), MAX_BODY),
    path: siteRoutes.home,
    tag: `message-${id}`,
  },
});

const shorten = (text: string, max: number) => (text.length <= max ? text : `${cutText(text, max - 1).trimEnd()}…`);
