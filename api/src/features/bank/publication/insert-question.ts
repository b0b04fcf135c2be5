import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { optionKey } from '../draft/question.ts';
import { keepPictures } from '../../images/index.ts';
import { type QuestionList, reindexQuestions } from '../../search/index.ts';
import { giveRefs } from './generated-refs.ts';
import { ensureList, enterList } from '../lists/places.ts';
import { jsonRows } from '../../../db/sql-rows.ts';
import { wantedLists } from './change-question.ts';
import type { QuestionContent } from './stored-question.ts';

/** Adds a question under an id that was taken from the sequence before. The caller holds the bank's lock. */
export async function insertQuestion(
  transaction: Database,
  { id, content, hash }: { id: number; content: QuestionContent; hash: string },
): Promise<string> {
  const entry: { ref: string | null; subject: string } = { ref: null, subject: content.subject };
  await giveRefs(transaction, [entry]);
  const options = content.options.map((option, index) => ({ key: optionKey(index), ...option }));
  await transaction.execute(
    sql`insert into questions (id, ref, content_hash, type, prof, subject, topic, stem, options, parts, explanation,
          take_away, "references", appearances, origin, media)
        overriding system value
        select ${id}, ${entry.ref}, decode(${hash}, 'hex'), type, prof, subject, topic, stem, options, parts, explanation,
          take_away, "references", appearances, origin, media
        from jsonb_to_recordset(${jsonRows([{ ...content, options }])}) as r(type text, prof text, subject text,
          topic text, stem text, options jsonb, parts jsonb, explanation text, take_away text, "references" jsonb,
          appearances jsonb, origin text, media jsonb)`,
  );
  await keepPictures(
    transaction,
    content.media.map(({ image }) => image),
  );
  const lists: QuestionList[] = [];
  for (const key of wantedLists(content)) {
    const list = await ensureList(transaction, key);
    await enterList(transaction, id, list.id);
    lists.push(list);
  }
  await reindexQuestions(transaction, [id], lists);
  return entry.ref!;
}
