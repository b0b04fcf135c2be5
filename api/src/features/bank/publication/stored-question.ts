import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import type { AppearanceRow, MediaRow, OptionRow, PartRow } from '../../../db/schema.ts';
import { jsonRows, rowsOf } from '../../../db/sql-rows.ts';
import type { Question } from '../draft/question.ts';
import type { QuestionList } from '../../search/index.ts';

/** With its lists, or those from before it was hidden. */
export type StoredQuestion = {
  id: number;
  ref: string;
  version: number;
  hidden: boolean;
  /** SHA-256 of its content, in hex. */
  hash: string;
  content: QuestionContent;
  lists: QuestionList[];
};

/** The content of a question, wherever it comes from. It may be in several chapters. */
export type QuestionContent = Omit<
  Question,
  'ref' | 'chapter' | 'also_in' | 'options' | 'parts' | 'appearances' | 'media'
> & {
  chapters: string[];
  options: Omit<OptionRow, 'key'>[];
  parts: PartRow[];
  appearances: AppearanceRow[];
  media: MediaRow[];
};

type Row = Omit<StoredQuestion, 'id' | 'content'> & {
  id: number | string;
  type: Question['type'];
  prof: string;
  subject: string;
  topic: string | null;
  stem: string;
  options: OptionRow[];
  parts: PartRow[];
  explanation: string | null;
  take_away: string | null;
  references: string[];
  appearances: AppearanceRow[];
  origin: Question['origin'] | null;
  media: MediaRow[];
};

export async function loadQuestions(db: Database, refs: readonly string[]): Promise<Map<string, StoredQuestion>> {
  if (refs.length === 0) return new Map();
  const rows = await rowsOf<Row>(
    db,
    sql`select q.id, q.ref, q.version, q.hidden, encode(q.content_hash, 'hex') as hash, q.type, q.prof, q.subject,
          q.topic, q.stem, q.options, q.parts, q.explanation, q.take_away, q."references", q.appearances, q.origin, q.media,
          (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'kind', l.kind, 'board', l.board, 'prof', l.prof,
              'subject', l.subject, 'name', l.name) order by l.kind, l.id), '[]')
            from question_lists l where l.id in (
              select list from question_places where question = q.id
              union select list from hidden_places where question = q.id)) as lists
          from jsonb_array_elements_text(${jsonRows(refs)}) as r(ref) join questions q on q.ref = r.ref`,
  );
  return new Map(rows.map((row) => [row.ref, toStored(row)]));
}

function toStored({
  id,
  ref,
  version,
  hidden,
  hash,
  lists,
  options,
  explanation,
  take_away,
  topic,
  origin,
  ...row
}: Row) {
  const content: QuestionContent = {
    ...row,
    options: options.map(({ key: _key, ...option }) => option),
    chapters: lists.filter(({ kind }) => kind === 'chapter').map(({ name }) => name),
    ...(explanation !== null && { explanation }),
    ...(take_away !== null && { take_away }),
    ...(topic !== null && { topic }),
    ...(origin !== null && { origin }),
  };
  return { id: Number(id), ref, version, hidden, hash, lists, content } satisfies StoredQuestion;
}

/** Without a chapter in the row, the content has none. */
export function contentOf({ ref: _ref, chapter, also_in: others = [], ...question }: Question): QuestionContent {
  const more = others.flatMap((list) => ('chapter' in list ? [list.chapter] : []));
  return {
    ...(question as QuestionContent),
    chapters: chapter === undefined ? more : [...new Set([chapter, ...more])],
  };
}
