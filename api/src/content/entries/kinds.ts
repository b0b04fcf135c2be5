import { and, eq, isNull, notExists, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Database } from '../../db/connection.ts';
import {
  banners,
  ebooks,
  faqs,
  internshipDrafts,
  internshipSubjects,
  internshipTopics,
  plans,
  purchases,
} from '../../db/schema.ts';
import type { Message } from '../../http/messages.ts';
import { articleKind, type TopicEntryRow } from './article-kind.ts';
import { errorMessages, inputMessages } from './messages.ts';
import { listKinds } from '../import/lists.ts';
import type { UsePicture } from '../import/pictures.ts';
import { contentTables, type ContentKind, type ContentRow } from '../import/store.ts';

const imageId = z.string().regex(/^[\w-]{22}$/, inputMessages.picture());
const inStore: UsePicture = (publicId) => ({ publicId });
const lists = listKinds(imageId);
const optional = <Name extends string>(name: Name, value: string | null) =>
  (value === null ? {} : { [name]: value }) as Partial<Record<Name, string>>;

/** Why it cannot be removed. */
export type Blocker = (db: Database, id: string) => Promise<Message | undefined>;
type ListKind = Exclude<ContentKind, 'internship_topics'>;

const schemas: { [Kind in ListKind]: z.ZodType<ContentRow<Kind>> } = {
  banners: lists.banners.schema.transform((entry) => lists.banners.toRow(entry, inStore, 0)),
  faqs: lists.faqs.schema.transform((entry) => lists.faqs.toRow(entry, inStore, 0)),
  plans: lists.plans.schema.transform((entry) => lists.plans.toRow(entry, inStore, 0)),
  ebooks: lists.ebooks.schema.transform((entry) => lists.ebooks.toRow(entry, inStore, 0)),
  internship_subjects: lists.internship_subjects.schema.transform((entry) =>
    lists.internship_subjects.toRow(entry, inStore, 0),
  ),
};

/** A row as an entry of a folder's file, but for its pictures, which are public ids. */
const toEntry: { [Kind in ListKind]: (row: ContentRow<Kind>) => Record<string, unknown> } = {
  banners: ({ id, image, alt }) => ({ id, image, alt }),
  faqs: ({ id, question, answer, isHidden }) => ({ id, question, answer, is_hide: isHidden }),
  plans: ({ id, name, shortDescription, prices, features, advantages, isActive }) => ({
    id,
    name,
    short_description: shortDescription,
    plans: prices.map(({ price, duration }) => ({ price, duration })),
    features,
    advantages,
    status: isActive,
  }),
  ebooks: ({ id, name, author, category, cover, driveLink }) => ({
    id,
    book_name: name,
    author,
    category,
    ...optional('cover', cover),
    drive_link: driveLink,
  }),
  internship_subjects: ({ id, name, icon }) => ({ id, subject: name, ...optional('icon', icon) }),
};

/** Drafts of articles that readers do not have yet. */
const countDrafts = (db: Database, place: 'subject' | 'parent', id: string): Promise<number> =>
  db.$count(
    internshipDrafts,
    and(
      sql`${internshipDrafts.content}->>${place} = ${id}`,
      notExists(
        db
          .select({ one: sql`1` })
          .from(internshipTopics)
          .where(eq(internshipTopics.id, internshipDrafts.topic)),
      ),
    ),
  );

const blockers: Partial<Record<ContentKind, Blocker>> = {
  plans: async (db, id) => {
    const count = await db.$count(purchases, eq(purchases.plan, id));
    return count > 0 ? errorMessages.planIsHeld({ count }) : undefined;
  },
  internship_subjects: async (db, id) => {
    const count =
      (await db.$count(internshipTopics, eq(internshipTopics.subject, id))) + (await countDrafts(db, 'subject', id));
    return count > 0 ? errorMessages.hasTopics({ count }) : undefined;
  },
  internship_topics: async (db, id) => {
    const count =
      (await db.$count(internshipTopics, eq(internshipTopics.parent, id))) + (await countDrafts(db, 'parent', id));
    return count > 0 ? errorMessages.hasTopics({ count }) : undefined;
  },
};

export type EntryRow = { id: string; position: number } & Record<string, unknown>;

export type EntryKind = {
  kind: ContentKind;
  /** To a row at position 0. */
  schema: z.ZodType<EntryRow>;
  toEntry: (row: EntryRow) => Record<string, unknown>;
  /** In a list: without long texts. */
  toListed: (row: EntryRow) => Record<string, unknown>;
  /** Public ids of the pictures that it shows. */
  picturesOf: (row: EntryRow) => string[];
  most: number;
  blocker: Blocker | undefined;
  /** The last is the id. */
  inOrder: PgColumn[];
  /** What a search looks into. */
  titles: PgColumn[];
  /** The entries that it is sorted with. */
  siblings: (row: EntryRow) => SQL | undefined;
};

const titles: Record<ListKind, PgColumn[]> = {
  banners: [banners.alt],
  faqs: [faqs.question],
  plans: [plans.name],
  ebooks: [ebooks.name, ebooks.author, ebooks.category],
  internship_subjects: [internshipSubjects.name],
};

function listKind<Kind extends ListKind>(kind: Kind, pictureField?: string): EntryKind {
  const table = contentTables[kind];
  const show = toEntry[kind] as unknown as EntryKind['toEntry'];
  return {
    kind,
    schema: schemas[kind],
    toEntry: show,
    toListed: show,
    picturesOf: (row) => [pictureField === undefined ? null : row[pictureField]].filter((id) => typeof id === 'string'),
    most: lists[kind].most,
    blocker: blockers[kind],
    inOrder: [table.position, table.id],
    titles: titles[kind],
    siblings: () => undefined,
  };
}

const MAX_TOPICS = 2_000;
const topics: EntryKind = {
  kind: 'internship_topics',
  ...(articleKind(imageId) as unknown as Pick<EntryKind, 'schema' | 'toEntry' | 'toListed' | 'picturesOf'>),
  most: MAX_TOPICS,
  blocker: blockers.internship_topics,
  inOrder: [internshipTopics.position, internshipTopics.name, internshipTopics.id],
  titles: [internshipTopics.name],
  siblings: (row) => {
    const { subject, parent } = row as unknown as TopicEntryRow;
    return and(
      eq(internshipTopics.subject, subject),
      parent === null ? isNull(internshipTopics.parent) : eq(internshipTopics.parent, parent),
    );
  },
};

/** By their name in addresses. */
export const entryKinds = {
  banners: listKind('banners', 'image'),
  faqs: listKind('faqs'),
  plans: listKind('plans'),
  ebooks: listKind('ebooks', 'cover'),
  subjects: listKind('internship_subjects', 'icon'),
  topics,
} as const satisfies Record<string, EntryKind>;

export type EntryKindName = keyof typeof entryKinds;
