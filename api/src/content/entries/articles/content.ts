import { isDeepStrictEqual } from 'node:util';
import type { ArticleContent, QuestionChange, ReplacedArticle } from '../../../db/schema.ts';
import { entryKinds } from '../kinds.ts';
import type { TopicEntryRow } from '../article-kind.ts';

const FIELDS = [
  'name',
  'subject',
  'parent',
  'date',
  'banner',
  'body',
  'explanationBn',
] as const satisfies (keyof ArticleContent)[];
const TEXTS: readonly (keyof ArticleContent)[] = ['body', 'explanationBn'];

/** Without its review and its place in the order. */
export const contentOf = ({ subject, parent, name, date, banner, body, ...row }: TopicEntryRow): ArticleContent => ({
  subject,
  parent,
  name,
  date: date ?? '',
  banner,
  body: body ?? '',
  explanationBn: row.explanationBn,
});

export const toReplaced = (row: TopicEntryRow): ReplacedArticle => ({
  ...contentOf(row),
  reviewer: row.reviewer,
  reviewedOn: row.reviewedOn,
});

/** Still without a place in the order. */
export const toRow = (id: string, article: ReplacedArticle): TopicEntryRow => ({
  ...article,
  explanationBn: article.explanationBn ?? null,
  id,
  isList: false,
  position: 0,
});

export const isSame = (one: ArticleContent, other: ArticleContent) =>
  FIELDS.every((field) => isDeepStrictEqual(one[field] ?? null, other[field] ?? null));

export const picturesIn = (content: ArticleContent): string[] =>
  entryKinds.topics.picturesOf(toRow('', { ...content, reviewer: null, reviewedOn: null }));

/** Field by field. Of texts only the blocks between what its beginning and its end have in common. */
export function changesBetween(before: ArticleContent | null, after: ArticleContent | null): QuestionChange[] {
  return FIELDS.flatMap((field) => {
    const [from, to] = [before?.[field] ?? '', after?.[field] ?? ''];
    if (from === to) return [];
    return [{ field, ...(TEXTS.includes(field) ? trimCommon(from, to) : { from, to }) }];
  });
}

const BLOCK_END = /(?<=<\/(?:p|h\d|li|tr|ul|ol|table|blockquote)>)/;
const blocksOf = (html: string) => html.split(BLOCK_END);

function trimCommon(before: string, after: string) {
  const [from, to] = [blocksOf(before), blocksOf(after)];
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && from[start] === to[start]) start += 1;
  let end = 0;
  while (end < shorter - start && from.at(-1 - end) === to.at(-1 - end)) end += 1;
  return { from: from.slice(start, from.length - end).join(''), to: to.slice(start, to.length - end).join('') };
}
