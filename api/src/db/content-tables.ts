import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, check, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * What editors publish with `admin import-content`. An id is the editor's own word (`septic-shock`): it stands in
 * addresses, and says on the next import which row is meant. Pictures are public ids of the image store.
 */
const id = () => text().primaryKey();
const position = () => integer().notNull();

/** The home page's slider. */
export const banners = pgTable('banners', {
  id: id(),
  image: text().notNull(),
  /** What the picture shows. */
  alt: text().notNull(),
  position: position(),
});

/** Questions asked often. */
export const faqs = pgTable('faqs', {
  id: id(),
  question: text().notNull(),
  answer: text().notNull(),
  isHidden: boolean('is_hidden').notNull().default(false),
  position: position(),
});

/** What a plan costs: whole Tk, for a duration in words. */
export type PlanPrice = { price: number; duration: string };

/** Paid subscriptions. */
export const plans = pgTable('plans', {
  id: id(),
  name: text().notNull(),
  shortDescription: text('short_description').notNull(),
  prices: jsonb().$type<PlanPrice[]>().notNull(),
  features: jsonb().$type<string[]>().notNull(),
  advantages: jsonb().$type<string[]>().notNull(),
  /** False once it is no longer sold. */
  isActive: boolean('is_active').notNull().default(true),
  position: position(),
});

/** Books that may be read elsewhere. */
export const ebooks = pgTable('ebooks', {
  id: id(),
  name: text().notNull(),
  author: text().notNull(),
  category: text().notNull(),
  cover: text(),
  driveLink: text('drive_link').notNull(),
  position: position(),
});

/** Subjects of RX Aid, the internship section. */
export const internshipSubjects = pgTable('internship_subjects', {
  id: id(),
  name: text().notNull(),
  icon: text(),
  position: position(),
});

/** Topics and, below a topic that is a list, sub-topics. Those that are no list have an article in `body`. */
export const internshipTopics = pgTable(
  'internship_topics',
  {
    id: id(),
    subject: text()
      .notNull()
      .references(() => internshipSubjects.id, { onDelete: 'cascade' }),
    /** The topic whose list it stands in; null for a topic of the subject itself. */
    parent: text().references((): AnyPgColumn => internshipTopics.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    isList: boolean('is_list').notNull(),
    banner: text(),
    /** When the article was last changed. */
    date: date({ mode: 'string' }),
    /** Who reviewed the article; null where nobody has. */
    reviewer: text(),
    reviewedOn: date('reviewed_on', { mode: 'string' }),
    /** Sanitised HTML. */
    body: text(),
    position: position(),
  },
  (table) => [
    index('internship_topics_of').on(table.subject, table.parent),
    check('internship_topics_review', sql`(${table.reviewer} is null) = (${table.reviewedOn} is null)`),
  ],
);
