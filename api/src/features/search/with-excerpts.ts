import { sql } from 'drizzle-orm';
import { type Reader, rowsOf } from '../../db/sql-rows.ts';
import { excerptOf } from './excerpt.ts';
import { type Found, RANKS } from './found.ts';
import type { Sought } from './interpret.ts';
import { type QuestionTexts, textColumns, textsOf } from './question-texts.ts';
import { blocksOf } from './words.ts';

/** What was found with the name or sentence that has most of what was sought. */
export async function withExcerpts(db: Reader, found: readonly Found[], sought: readonly Sought[]): Promise<Found[]> {
  const questions = await questionTexts(db, found);
  const articles = await articleTexts(db, found);
  const excerpt = excerptOf(sought);

  function textsToShow({ link, source }: Found): readonly string[] {
    if (!source) return [link.name];
    if ('article' in source) return [link.name, ...(articles.get(source.article) ?? [])];
    return questions.get(source.question) ?? [source.stem];
  }

  return found.map((one) => {
    const parts = one.rank === RANKS.ref ? undefined : excerpt(textsToShow(one));
    return parts ? { ...one, link: { ...one.link, excerpt: parts } } : one;
  });
}

/** The texts of questions that did not match by their stem alone. */
async function questionTexts(db: Reader, found: readonly Found[]): Promise<Map<number, string[]>> {
  const ids = found.flatMap(({ rank, source }) =>
    source && 'question' in source && rank > RANKS.stem ? [source.question] : [],
  );
  if (ids.length === 0) return new Map();
  const rows = await rowsOf<QuestionTexts & { id: number | string }>(
    db,
    sql`select q.id, ${textColumns} from questions q where q.id in ${ids}`,
  );
  return new Map(rows.map((row) => [Number(row.id), textsOf(row).map(({ text }) => text)]));
}

async function articleTexts(db: Reader, found: readonly Found[]): Promise<Map<string, string[]>> {
  const ids = found.flatMap(({ source }) => (source && 'article' in source ? [source.article] : []));
  if (ids.length === 0) return new Map();
  const rows = await rowsOf<{ id: string; body: string | null }>(
    db,
    sql`select id, body from internship_topics where id in ${ids}`,
  );
  return new Map(rows.map(({ id, body }) => [id, blocksOf(body ?? '')]));
}
