import { z } from 'zod';
import { nameLoss } from '../../texts/markup-losses.ts';
import { normaliseText } from '../../texts/normalise.ts';
import { sanitiseArticle } from '../../features/internship/index.ts';
import { articleFields, checkReview, MAX_ARTICLE, topicName } from '../import/article.ts';
import { contentId, entry, refuseDamage } from '../import/fields.ts';
import { fieldMessages } from '../import/problem-messages.ts';
import type { ContentRow } from '../import/store.ts';

/** The desk leaves the items of an article as they are. */
export type TopicEntryRow = Omit<ContentRow<'internship_topics'>, 'items'>;

const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;
const PICTURE = /<img src="\/images\/([\w-]{22})/g;

/** Only what an article of a folder may hold stays. */
export const articleBody = z
  .string(fieldMessages.notText())
  .max(MAX_ARTICLE, fieldMessages.tooLong({ max: MAX_ARTICLE }))
  .refine((html) => !CONTROL.test(html) && html.isWellFormed(), fieldMessages.hasControls())
  .superRefine(refuseDamage)
  .transform((html, context) =>
    sanitiseArticle(normaliseText(html), (loss) =>
      context.addIssue({ code: 'custom', message: fieldMessages.lost({ loss: nameLoss(loss) }) }),
    ).trim(),
  )
  .refine((html) => html.replaceAll(/<(?!img )[^<>]*>/g, '').trim() !== '', fieldMessages.empty());

const place = { id: contentId, subject: contentId, topic: contentId.nullable() };

/** A topic that is a list, or an article in a subject or in such a list. */
export const articleKind = (picture: z.ZodType<string>) => ({
  schema: z
    .discriminatedUnion('is_array', [
      entry({ ...place, is_array: z.literal(true), topic: z.null(), title: topicName }),
      entry({
        ...place,
        is_array: z.literal(false),
        ...articleFields(picture),
        body: articleBody,
        explanation_bn: articleBody.optional(),
      }).superRefine(checkReview),
    ])
    .transform(toRow),

  toEntry: (row: TopicEntryRow) => ({
    ...toListed(row),
    ...(row.body !== null && { body: row.body }),
    ...(row.explanationBn !== null && { explanation_bn: row.explanationBn }),
  }),
  toListed,

  picturesOf: ({ banner, body: html, explanationBn }: TopicEntryRow): string[] => [
    ...(banner === null ? [] : [banner]),
    ...Array.from(`${html ?? ''}${explanationBn ?? ''}`.matchAll(PICTURE), ([, id]) => id!),
  ],
});

type Input = { id: string; subject: string; topic: string | null; title: string } & (
  | { is_array: true }
  | {
      is_array: false;
      date: string;
      reviewer?: string | undefined;
      reviewed_on?: string | undefined;
      banner?: string | undefined;
      body: string;
      explanation_bn?: string | undefined;
    }
);

function toRow({ id, subject, topic, title, ...input }: Input): TopicEntryRow {
  const row = { id, subject, parent: topic, name: title, isList: input.is_array, position: 0 };
  if (input.is_array) {
    return { ...row, banner: null, date: null, reviewer: null, reviewedOn: null, body: null, explanationBn: null };
  }
  const { date, reviewer = null, reviewed_on: reviewedOn = null, banner = null, body: html } = input;
  return { ...row, date, reviewer, reviewedOn, banner, body: html, explanationBn: input.explanation_bn ?? null };
}

function toListed({ id, subject, parent, name, isList, date, reviewer, reviewedOn, banner }: TopicEntryRow) {
  const article = { date, reviewer, reviewed_on: reviewedOn, banner };
  return {
    id,
    subject,
    topic: parent,
    title: name,
    is_array: isList,
    ...Object.fromEntries(Object.entries(article).filter(([, value]) => value !== null)),
  };
}
