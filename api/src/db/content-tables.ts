import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, check, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './users-table.ts';

/** Ids are chosen by editors (`septic-shock`) and appear in addresses. Pictures are public ids of the image store. */
const id = () => text().primaryKey();
const position = () => integer().notNull();

export const banners = pgTable('banners', {
  id: id(),
  image: text().notNull(),
  alt: text().notNull(),
  position: position(),
});

export const faqs = pgTable('faqs', {
  id: id(),
  question: text().notNull(),
  answer: text().notNull(),
  isHidden: boolean('is_hidden').notNull().default(false),
  position: position(),
});

export type PlanPrice = { price: number; duration: string };

export const plans = pgTable('plans', {
  id: id(),
  name: text().notNull(),
  shortDescription: text('short_description').notNull(),
  prices: jsonb().$type<PlanPrice[]>().notNull(),
  features: jsonb().$type<string[]>().notNull(),
  advantages: jsonb().$type<string[]>().notNull(),
  isActive: boolean('is_active').notNull().default(true),
  position: position(),
});

export const ebooks = pgTable('ebooks', {
  id: id(),
  name: text().notNull(),
  author: text().notNull(),
  category: text().notNull(),
  cover: text(),
  driveLink: text('drive_link').notNull(),
  position: position(),
});

export const internshipSubjects = pgTable('internship_subjects', {
  id: id(),
  name: text().notNull(),
  icon: text(),
  position: position(),
});

/** Topics, and sub-topics below those that are lists. Other topics have an article in `body`. */
export const internshipTopics = pgTable(
  'internship_topics',
  {
    id: id(),
    subject: text()
      .notNull()
      .references(() => internshipSubjects.id, { onDelete: 'cascade' }),
    parent: text().references((): AnyPgColumn => internshipTopics.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    isList: boolean('is_list').notNull(),
    banner: text(),
    date: date({ mode: 'string' }),
    reviewer: text(),
    reviewedOn: date('reviewed_on', { mode: 'string' }),
    /** Sanitised HTML. */
    body: text(),
    /** Sanitised HTML. */
    explanationBn: text('explanation_bn'),
    /** Codes of items of the curriculum. */
    items: text().array().notNull().default([]),
    position: position(),
  },
  (table) => [
    index('internship_topics_of').on(table.subject, table.parent),
    check('internship_topics_review', sql`(${table.reviewer} is null) = (${table.reviewedOn} is null)`),
  ],
);

/** Legal texts that the owner has written. Clients have texts of their own for the others. */
export const legalTexts = pgTable('legal_texts', {
  id: text({ enum: ['terms', 'privacy', 'refunds'] }).primaryKey(),
  /** Sanitised HTML. */
  body: text().notNull(),
  updatedAt: instant('updated_at').notNull(),
});
