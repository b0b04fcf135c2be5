import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../db/sql-rows.ts';
import { QUESTION } from '../../bank/index.ts';
import type { BuildOptions, Content } from './content.ts';
import { subjectOf } from './due.ts';
import { hashed, type Hashed } from './group-by-hash.ts';
import { writeIndex } from './index-files.ts';
import { writePictures } from './pictures.ts';
import { writeGroups } from './write-groups.ts';

/** Ids that one statement looks at: on the embedded database it blocks everybody. */
const RANGE = 250;
/** Questions that one statement reads. */
const BATCH = 16;

type Question = {
  _id: string;
  ref: string;
  type: string;
  topic: string | null;
  options: { correct: boolean }[];
  appearances: { board: string; year: number; sitting?: string }[];
  media: { image: string }[];
};

/** Questions with their keys, as the site's pages show them to readers with a plan. */
export async function buildSubject(code: string, options: BuildOptions): Promise<Content> {
  const { db, writer } = options;
  const subject = subjectOf(code)!;
  const entries = new Map<string, string>();
  const pictures = new Set<string>();

  function enter(file: string, texts: string[]): void {
    for (const text of texts) {
      const { _id: id, ref, type, topic, appearances, media } = JSON.parse(text) as Question;
      const shown = media.map(({ image }) => image);
      for (const picture of shown) pictures.add(picture);
      entries.set(id, JSON.stringify({ id, ref, type, topic, file, pictures: shown, appearances }));
    }
  }

  const items = await readIds(options, code);
  const questionFiles = await writeGroups({
    ...options,
    kind: 'QUESTIONS',
    items,
    read: (ids) => readQuestions(options, ids),
    onFile: enter,
  });
  const inOrder = items.flatMap(({ id }) => (entries.has(id) ? [id] : []));
  const indexFiles = await writeIndex({ db, writer, subject, entries, inOrder });
  const pictureFiles = await writePictures(pictures, options);
  return {
    kind: 'SUBJECT',
    title: subject.name,
    questions: inOrder.length,
    isPaid: true,
    files: inOrder.length === 0 ? [] : [...indexFiles, ...questionFiles, ...pictureFiles],
  };
}

/** In the order of their ids, so that a new question comes last. */
async function readIds({ db }: BuildOptions, code: string): Promise<Hashed[]> {
  const [last] = await rowsOf<{ id: string | number | null }>(db, sql`select max(id) as id from questions`);
  const items: Hashed[] = [];
  for (let after = 0; after < Number(last?.id ?? 0); after += RANGE) {
    const rows = await rowsOf<{ id: string }>(
      db,
      sql`select id::text as id from questions
          where id > ${after} and id <= ${after + RANGE} and subject = ${code} and not hidden order by questions.id`,
    );
    for (const { id } of rows) items.push(hashed(id));
  }
  return items;
}

async function readQuestions({ db }: BuildOptions, ids: string[]): Promise<string[]> {
  const texts: string[] = [];
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = `{${ids.slice(from, from + BATCH).join()}}`;
    const rows = await rowsOf<{ question: string }>(
      db,
      sql`select ${QUESTION}::text as question from questions q
          where q.id = any(${batch}::text::bigint[]) and not q.hidden
            and (q.type <> 'SBA' or exists (select from jsonb_array_elements(q.options) o where (o->>'correct')::boolean))
          order by q.id`,
    );
    for (const { question } of rows) texts.push(question);
  }
  return texts;
}
