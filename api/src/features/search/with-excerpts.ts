import { sql } from 'drizzle-orm';
import { type Reader, rowsOf } from '../../db/sql-rows.ts';
import { excerptOf } from './excerpt.ts';
import { type Hit, RANKS } from './hits.ts';
import type { SearchTerm } from './interpret.ts';
import { type QuestionTexts, textColumns, textsOf } from './question-texts.ts';
import { blocksOf } from './words.ts';

/** Adds the name or sentence that has the best match. */
export async function withExcerpts(db: Reader, hits: readonly Hit[], terms: readonly SearchTerm[]): Promise<Hit[]> {
  const questions = await questionTexts(db, hits);
  const articles = await articleTexts(db, hits);
  const excerpt = excerptOf(terms);

  function textsToShow({ link, source }: Hit): readonly string[] {
    if (!source) return [link.name];
    if ('article' in source) return [link.name, ...(articles.get(source.article) ?? [])];
    return questions.get(source.question) ?? [source.stem];
  }

  return hits.map((one) => {
    const parts = one.rank === RANKS.ref ? undefined : excerpt(textsToShow(one));
    return parts ? { ...one, link: { ...one.link, excerpt: parts } } : one;
  });
}

/** Only of questions that did not match by stem. */
async function questionTexts(db: Reader, hits: readonly Hit[]): Promise<Map<number, string[]>> {
  const ids = hits.flatMap(({ rank, source }) =>
    source && 'question' in source && rank > RANKS.stem ? [source.question] : [],
  );
  if (ids.length === 0) return new Map();
  const rows = await rowsOf<QuestionTexts & { id: number | string }>(
    db,
    sql`select q.id, ${textColumns} from questions q where q.id in ${ids}`,
  );
  return new Map(rows.map((row) => [Number(row.id), textsOf(row).map(({ text }) => text)]));
}

async function articleTexts(db: Reader, hits: readonly Hit[]): Promise<Map<string, string[]>> {
  const ids = hits.flatMap(({ source }) => (source && 'article' in source ? [source.article] : []));
  if (ids.length === 0) return new Map();
  const rows = await rowsOf<{ id: string; body: string | null }>(
    db,
    sql`select id, body from internship_topics where id in ${ids}`,
  );
  return new Map(rows.map(({ id, body }) => [id, blocksOf(body ?? '')]));
}
