import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea } from './bytes.ts';
import { person, questionDrafts } from './studio-tables.ts';
import { instant } from './users-table.ts';

const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
const draft = () =>
  bigint('question', { mode: 'number' })
    .notNull()
    .references(() => questionDrafts.id, { onDelete: 'cascade' });

export const LINK_ENDINGS = ['REVOKED', 'CLOSED'] as const;

/** Links with which somebody without an account reads one draft and comments on it. */
export const expertLinks = pgTable(
  'expert_links',
  {
    id: id(),
    question: draft(),
    /** SHA-256 of the token. The token itself is shown once. */
    hash: bytea().notNull().unique(),
    maker: person('maker'),
    madeAt: instant('made_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** CLOSED: the draft was published or given up. Another draft of the question needs another link. */
    ending: text({ enum: LINK_ENDINGS }),
  },
  (table) => [index('expert_links_of').on(table.question, table.id)],
);

/** What people say about a draft. They stay when it is published. */
export const draftComments = pgTable(
  'draft_comments',
  {
    id: id(),
    question: draft(),
    /** The comment that began the thread; null if this one did. */
    parent: bigint({ mode: 'number' }).references((): AnyPgColumn => draftComments.id, { onDelete: 'cascade' }),
    /** A field such as `stem` or `options.2`; null: the whole question. */
    field: text(),
    text: text().notNull(),
    who: person('who'),
    expertLink: bigint('expert_link', { mode: 'number' }).references(() => expertLinks.id, { onDelete: 'set null' }),
    /** As the expert wrote it. Null for people with an account. */
    expertName: text('expert_name'),
    at: instant('at').notNull(),
    resolvedAt: instant('resolved_at'),
    resolver: person('resolver'),
  },
  (table) => [
    index('draft_comments_of').on(table.question, table.id),
    index('draft_comments_by').on(table.who),
    check('draft_comments_resolved', sql`${table.resolvedAt} is null or ${table.parent} is null`),
  ],
);
