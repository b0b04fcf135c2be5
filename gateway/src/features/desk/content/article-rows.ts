import { z } from 'zod';
import { toCamelCase } from '../../../rest/camel-case.ts';
import type { Fields, ResponseBody, Schemas } from '../../../rest/contract.ts';
import { htmlOrNull } from '../../../rest/html-text.ts';
import { instant } from '../../../rest/instant.ts';
import { countedRows, optional, optionalFlag, optionalInstant, rows } from '../../../rest/lenient-schemas.ts';
import { list, optionalText, requiredFlag, wholeNumber } from '../../../rest/values.ts';
import { imageRef } from '../../images/index.ts';
import { studioAction, studioEvent } from '../../studio/index.ts';
import { deskName } from '../names.ts';

const topic = z
  .object({
    id: z.string(),
    subject: z.string(),
    topic: optionalText,
    is_array: requiredFlag,
    title: z.string(),
    date: optionalText,
    reviewer: optionalText,
    reviewed_on: optionalText,
    banner: imageRef('banner'),
    body: optionalText.transform((html) => htmlOrNull('body', html)),
    explanation_bn: optionalText.transform((html) => htmlOrNull('explanation_bn', html)),
  })
  .transform(({ topic: place, is_array: isList, title: name, ...row }) => ({
    ...toCamelCase(row),
    list: place,
    isList,
    name,
  }));

const state = z
  .object({
    status: z.enum(['DRAFT', 'IN_REVIEW', 'RETURNED', 'PUBLISHED']),
    author: optionalText,
    is_mine: optionalFlag('is_mine'),
    changed_at: optionalInstant('changed_at'),
    missing: list(z.string()),
    // Leaves out actions that only a newer server knows.
    may: countedRows(studioAction).transform((found) => found.rows),
    published: optional('published', topic),
    // A list leaves it out.
    history: rows(studioEvent).optional(),
  } satisfies Fields<Schemas['ArticleState']>)
  .transform(({ missing, ...row }) => ({ ...toCamelCase(row), lacks: missing }));

/** Of lists, and of a server that has no drafts. */
const WITHOUT_DRAFTS: z.output<typeof state> = {
  status: 'PUBLISHED',
  author: null,
  isMine: false,
  changedAt: null,
  lacks: [],
  may: [],
  published: null,
  history: [],
};

const stored = z
  .object({
    version: z.string(),
    edited: z.object({ at: instant, by: deskName.nullish() }).nullish(),
    entry: topic,
    article: optional('article', state),
  } satisfies Fields<Schemas['StoredEntry']>)
  .transform(({ entry, article, ...head }) => ({ ...entry, ...head, ...(article ?? WITHOUT_DRAFTS) }));
export type DeskTopicRow = z.output<typeof stored>;

export const oneTopic = z.object({ entry: stored }).transform((body) => body.entry);
export const topicOrNone = z.object({ entry: stored.nullable() }).transform((body) => body.entry);
export const allTopics = z.object({ entries: rows(stored) }).transform((body) => body.entries);

export const draftPage = z
  .object({ entries: rows(stored), next: optionalText, total: wholeNumber } satisfies Fields<
    ResponseBody<'listArticles'>
  >)
  .transform(({ entries, next, total }) => ({ rows: entries, next: next ?? null, total }));
export type DraftPageRow = z.output<typeof draftPage>;
