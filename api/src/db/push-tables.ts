import { bigint, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sessions } from './sessions-table.ts';
import { instant, owner } from './users-table.ts';

export const PUSH_KINDS = ['REVIEWS_DUE', 'REPORT_ANSWERED', 'PLAN_ENDS', 'MESSAGE'] as const;
export type PushKind = (typeof PUSH_KINDS)[number];
/** `path` is where a click leads. Of two with one `tag` a browser shows the newer. */
export type PushContent = { title: string; body: string; path: string; tag: string };

/** Browsers that receive reminders. One goes with the session that added it: nobody is reminded who logged out. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    user: owner('user'),
    session: text()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    renewedAt: instant('renewed_at').notNull(),
  },
  (table) => [index('push_subscriptions_of').on(table.user), index('push_subscriptions_session').on(table.session)],
);

/** Of everybody who has had a subscription. */
export const pushSettings = pgTable('push_settings', {
  user: owner('user').primaryKey(),
  kinds: text({ enum: PUSH_KINDS }).array().notNull(),
  quietFrom: integer('quiet_from').notNull(),
  quietTo: integer('quiet_to').notNull(),
  /** The last day of the reader on which due reviews were looked for. */
  checkedOn: date('checked_on'),
});

/** Reminders to a browser, sent or waiting. `key` names the occasion, so that each is sent once. */
export const pushDeliveries = pgTable(
  'push_deliveries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    subscription: bigint({ mode: 'number' })
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    kind: text({ enum: PUSH_KINDS }).notNull(),
    content: jsonb().$type<PushContent>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** Afterwards it is of no use. */
    expiresAt: instant('expires_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (table) => [
    uniqueIndex('push_deliveries_once').on(table.subscription, table.key),
    index('push_deliveries_by_age').on(table.createdAt),
  ],
);
