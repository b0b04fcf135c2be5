import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { optionKey } from '../draft/question.ts';
import { keepPictures } from '../../images/index.ts';
import { reindexQuestions } from '../../search/index.ts';
import { giveRefs } from './generated-refs.ts';
import { listName, type ListKey } from '../lists/list-keys.ts';
import { placeQuestions } from '../lists/place-questions.ts';
import { jsonRows, rowsOf } from '../../../db/sql-rows.ts';
import { wantedLists } from './change-question.ts';
import type { QuestionContent } from './stored-question.ts';

/** `id`: taken from the sequence before. `lists`: where it is listed, if its content does not say so. */
export type NewQuestion = {
  id: number;
  content: QuestionContent;
  hash: string;
  ref?: string | null | undefined;
  lists?: readonly ListKey[] | undefined;
};

/** Adds questions, those without a ref under the next. The caller holds the bank's lock. */
export async function insertQuestions(transaction: Database, questions: readonly NewQuestion[]): Promise<void> {
  if (questions.length === 0) return;
  const rows = questions.map(({ id, content: { chapters: _chapters, ...content }, hash, ref = null }) => ({
    ...content,
    id,
    ref,
    hash,
  }));
  await giveRefs(transaction, rows);
  await insertRows(transaction, rows);
  const placements = questions.flatMap(({ id, content, lists = wantedLists(content) }) =>
    lists.map((list) => ({ question: id, list: listName(list) })),
  );
  const { lists } = await placeQuestions(transaction, placements);
  await reindexQuestions(
    transaction,
    questions.map(({ id }) => id),
    lists,
  );
}

type NewRow = Omit<QuestionContent, 'chapters' | 'topic' | 'origin' | 'items'> & {
  id?: number;
  ref: string | null;
  hash: string;
  topic?: string | null | undefined;
  origin?: QuestionContent['origin'] | null;
  items?: readonly string[];
};

/** With their pictures; without an id a question gets the next. */
export async function insertRows(db: Database, rows: readonly NewRow[]): Promise<Map<string, number>> {
  const keyed = rows.map((row) => ({
    ...row,
    options: row.options.map((option, index) => ({ key: optionKey(index), ...option })),
  }));
  await keepPictures(
    db,
    rows.flatMap(({ media }) => media.map(({ image }) => image)),
  );
  const stored = await rowsOf<{ id: number | string; ref: string }>(
    db,
    sql`insert into questions (id, ref, content_hash, type, prof, subject, topic, stem, options, parts, explanation,
          explanation_bn, take_away, "references", appearances, origin, media,
          items)
        overriding system value
        select coalesce(id, nextval((select pg_get_serial_sequence('questions', 'id')))), ref, decode(hash, 'hex'), type, prof,
          subject, topic, stem, options, parts, explanation, explanation_bn, take_away, "references", appearances, origin, media,
          coalesce(items, '{}')
        from jsonb_to_recordset(${jsonRows(keyed)}) as r(id bigint, ref text, hash text, type text, prof text, subject text,
          topic text, stem text, options jsonb, parts jsonb, explanation text, explanation_bn text, take_away text,
          "references" jsonb, appearances jsonb, origin text, media jsonb, items text[])
        returning id, ref`,
  );
  return new Map(stored.map(({ ref, id }) => [ref, Number(id)]));
}
