import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { optionKey } from '../draft/question.ts';
import { keepPictures } from '../../images/index.ts';
import { type QuestionList, reindexQuestions } from '../../search/index.ts';
import { giveRefs } from './generated-refs.ts';
import { ensureList, enterList } from '../lists/places.ts';
import { jsonRows, rowsOf } from '../../../db/sql-rows.ts';
import { wantedLists } from './change-question.ts';
import type { QuestionContent } from './stored-question.ts';

/** Adds a question under an id that was taken from the sequence before. The caller holds the bank's lock. */
export async function insertQuestion(
  transaction: Database,
  { id, content, hash }: { id: number; content: QuestionContent; hash: string },
): Promise<string> {
  const entry: { ref: string | null; subject: string } = { ref: null, subject: content.subject };
  await giveRefs(transaction, [entry]);
  await insertRows(transaction, [{ ...content, id, ref: entry.ref, hash }]);
  const lists: QuestionList[] = [];
  for (const key of wantedLists(content)) {
    const list = await ensureList(transaction, key);
    await enterList(transaction, id, list.id);
    lists.push(list);
  }
  await reindexQuestions(transaction, [id], lists);
  return entry.ref!;
}

type NewRow = Omit<QuestionContent, 'chapters' | 'topic' | 'origin'> & {
  id?: number;
  ref: string | null;
  hash: string;
  topic?: string | null | undefined;
  origin?: QuestionContent['origin'] | null;
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
          take_away, "references", appearances, origin, media)
        overriding system value
        select coalesce(id, nextval((select pg_get_serial_sequence('questions', 'id')))), ref, decode(hash, 'hex'), type, prof,
          subject, topic, stem, options, parts, explanation, take_away, "references", appearances, origin, media
        from jsonb_to_recordset(${jsonRows(keyed)}) as r(id bigint, ref text, hash text, type text, prof text, subject text,
          topic text, stem text, options jsonb, parts jsonb, explanation text, take_away text, "references" jsonb,
          appearances jsonb, origin text, media jsonb)
        returning id, ref`,
  );
  return new Map(stored.map(({ ref, id }) => [ref, Number(id)]));
}
