import { parse } from 'yaml';
import { findItem } from 'schema/items.ts';
import { z } from 'zod';
import { damageOf } from '../../texts/damage/damaged-text.ts';
import { normaliseText } from '../../texts/normalise.ts';
import { entry, line, picturePath, requiredOr } from './fields.ts';
import { renderArticle } from './markdown.ts';
import type { UsePicture } from './pictures.ts';
import { problemsOf, type Problem } from './problems.ts';
import type { Message } from '../../http/messages.ts';
import { fieldMessages, problemMessages } from './problem-messages.ts';

const MAX_NAME = 200;
export const MAX_ARTICLE = 100_000;
const MAX_ITEMS = 10;
const MAX_ORDER = 9_999;
/** Files without an order come after those with one, by name. */
export const LAST = 10_000;
const PARTS = /^---\n(?<front>[^]*?)\n---(?:\n(?<text>[^]*))?$/;
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

const order = z
  .int(requiredOr(fieldMessages.wholeNumber()))
  .min(1, fieldMessages.fromOne())
  .max(MAX_ORDER, fieldMessages.atMost({ max: MAX_ORDER }))
  .default(LAST);
const day = z.iso.date(requiredOr(fieldMessages.day()));

/** An article's fields without its body. `picture` validates the name of its banner. */
export const articleFields = (picture: z.ZodType<string>) => ({
  title: line(MAX_NAME),
  date: day,
  reviewer: line(MAX_NAME).optional(),
  reviewed_on: day.optional(),
  banner: picture.optional(),
});

type Review = { reviewer?: string | undefined; reviewed_on?: string | undefined };

/** Who and when go together. */
export function checkReview({ reviewer, reviewed_on: reviewedOn }: Review, context: z.RefinementCtx): void {
  if ((reviewer === undefined) === (reviewedOn === undefined)) return;
  const path = [reviewer === undefined ? 'reviewer' : 'reviewed_on'];
  context.addIssue({ code: 'custom', path, message: fieldMessages.review() });
}

const itemCode = z
  .string(fieldMessages.notAnItem())
  .refine((code) => findItem(code) !== undefined, fieldMessages.notAnItem());

/** `explanation_bn` is Markdown, like the text. */
const frontMatter = entry({
  ...articleFields(picturePath),
  order,
  explanation_bn: z.string(fieldMessages.notText()).optional(),
  items: z.array(itemCode, fieldMessages.notAnItem()).max(MAX_ITEMS, fieldMessages.notAnItem()).default([]),
}).superRefine(checkReview);

export const topicName = line(MAX_NAME);
/** A topic.json: a topic that is a list. */
export const listTopic = entry({ topic_name: topicName, order });

export type Article = {
  name: string;
  date: string;
  reviewer: string | null;
  reviewedOn: string | null;
  banner: string | null;
  position: number;
  body: string;
  explanationBn: string | null;
  items: string[];
};

/** An article is YAML front matter, then Markdown. */
export function readArticle(file: string, source: string, picture: UsePicture, problems: Problem[]): Article | null {
  const report = (problem: Message) => {
    problems.push({ file, problem });
    return null;
  };
  const text = normaliseText(source);
  if (text.length > MAX_ARTICLE) return report(problemMessages.tooLong({ max: MAX_ARTICLE }));
  if (CONTROL.test(text) || !text.isWellFormed()) return report(problemMessages.hasControls());
  const damage = damageOf(source);
  if (damage) return report(damage);
  const parts = PARTS.exec(text)?.groups;
  if (!parts) return report(problemMessages.noFrontMatter());
  let fields: unknown;
  try {
    // The line break replaces the `---`, so that YAML's errors name the line of the file.
    fields = parse(`\n${parts['front']!}`, { maxAliasCount: 0 });
  } catch (error) {
    return report(problemMessages.notYaml({ error: (error as Error).message.split('\n')[0]! }));
  }
  const front = frontMatter.safeParse(fields);
  if (!front.success) problems.push(...problemsOf(file, front.error));
  const body = renderArticle(parts['text'] ?? '', { picture, report });
  if (body === '') report(problemMessages.noText());
  if (!front.success) return null;
  const {
    title: name,
    date,
    reviewer = null,
    reviewed_on: reviewedOn = null,
    banner,
    order: position,
    items,
  } = front.data;
  const explanationBn = renderArticle(front.data.explanation_bn ?? '', { picture, report }) || null;
  const bannerId = banner === undefined ? null : (picture(banner)?.publicId ?? '');
  return { name, date, reviewer, reviewedOn, banner: bannerId, position, body, explanationBn, items };
}
