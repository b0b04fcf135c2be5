import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { subjects } from 'question/curriculum.ts';
import type { Database } from '../../../db/connection.ts';
import { type PackFileRow, questionLists } from '../../../db/schema.ts';
import { rowsOf } from '../../../db/sql-rows.ts';
import { type FileWriter, pack } from './file-writer.ts';

/** Some 100 kB. A question that changes its topic changes one of these files. */
const ENTRIES_A_FILE = 1_000;
/** Places in lists, some 150 kB. */
const PLACES_A_FILE = 40_000;
const PLACES_A_STATEMENT = 500;

type Options = {
  db: Database;
  writer: FileWriter;
  subject: (typeof subjects)[number];
  /** JSON, by the question's id. */
  entries: ReadonlyMap<string, string>;
  inOrder: readonly string[];
};

/** Files with the subject's questions, then files with its lists, which name questions by their place in the former. */
export async function writeIndex({ db, writer, subject, entries, inOrder }: Options): Promise<PackFileRow[]> {
  const { code, name, prof } = subject;
  const head = `{"subject":${JSON.stringify({ code, name, prof })}`;
  const files: PackFileRow[] = [];
  const indexOf = new Map<string, number>();
  for (let from = 0; from < inOrder.length; from += ENTRIES_A_FILE) {
    const ids = inOrder.slice(from, from + ENTRIES_A_FILE);
    const texts = ids.map((id) => entries.get(id)!);
    for (const id of ids) indexOf.set(id, indexOf.size);
    const content = await pack(`${head},"questions":[${texts.join(',')}],"lists":[]}`);
    files.push(await writer.write('INDEX', `index-${from / ENTRIES_A_FILE}`, content));
  }
  let number = 0;
  for await (const lists of listsOf(db, subject, indexOf)) {
    const content = await pack(`${head},"questions":[],"lists":[${lists.join(',')}]}`);
    files.push(await writer.write('INDEX', `lists-${number}`, content));
    number += 1;
  }
  return files;
}

/** As many as go into a file. A list may go on in the next. */
async function* listsOf(db: Database, { code, prof }: Options['subject'], indexOf: ReadonlyMap<string, number>) {
  let lists: string[] = [];
  let places = 0;
  for (const { id, board, kind, name, total } of await findLists(db, prof, code)) {
    let questions: number[] = [];
    const close = () => {
      if (questions.length > 0) lists.push(JSON.stringify({ board, kind: kind.toUpperCase(), name, questions }));
      questions = [];
    };
    for (let after = 0; after < total; after += PLACES_A_STATEMENT) {
      const page = await readPlaces(db, id, after);
      questions.push(...page.flatMap((question) => indexOf.get(question) ?? []));
      places += page.length;
      if (places < PLACES_A_FILE) continue;
      close();
      yield lists;
      lists = [];
      places = 0;
    }
    close();
  }
  if (lists.length > 0) yield lists;
}

/** In the order of the site. */
const findLists = (db: Database, prof: string, subject: string) =>
  db
    .select()
    .from(questionLists)
    .where(
      and(
        inArray(questionLists.kind, ['topic', 'year']),
        eq(questionLists.prof, prof),
        eq(questionLists.subject, subject),
        gt(questionLists.total, 0),
      ),
    )
    .orderBy(
      asc(questionLists.board),
      asc(questionLists.kind),
      desc(sql`case ${questionLists.kind} when 'year' then ${questionLists.name} end`),
      asc(sql`lower(${questionLists.name})`),
      asc(questionLists.id),
    );

async function readPlaces(db: Database, list: number, after: number): Promise<string[]> {
  const rows = await rowsOf<{ question: string }>(
    db,
    sql`select question::text as question from question_places
        where list = ${list} and place > ${after} and place <= ${after + PLACES_A_STATEMENT} order by place`,
  );
  return rows.map(({ question }) => question);
}
