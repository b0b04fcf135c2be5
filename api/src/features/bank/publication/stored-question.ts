import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import type { AppearanceRow, MediaRow, OptionRow, PartRow } from '../../../db/schema.ts';
import { jsonRows, rowsOf } from '../../../db/sql-rows.ts';
import { notFound } from '../../../http/errors.ts';
import { errorMessages } from '../error-messages.ts';
import { originOf, type Question } from '../draft/question.ts';
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

/** A question as its table has it, with its lists. Old versions lack the columns that were added since. */
export type QuestionRow = Pick<
  QuestionContent,
  'type' | 'prof' | 'subject' | 'stem' | 'parts' | 'references' | 'appearances'
> & {
  topic: string | null;
  options: OptionRow[];
  explanation: string | null;
  explanation_bn?: string | null;
  take_away: string | null;
  origin?: Question['origin'] | null;
  media?: MediaRow[];
  items?: string[];
  lists: { kind: string; name: string }[];
};
type Row = Omit<QuestionRow, 'lists'> & Omit<StoredQuestion, 'id' | 'content'> & { id: number | string };

export async function loadQuestions(db: Database, refs: readonly string[]): Promise<Map<string, StoredQuestion>> {
  if (refs.length === 0) return new Map();
  const rows = await rowsOf<Row>(
    db,
    sql`select q.id, q.ref, q.version, q.hidden, encode(q.content_hash, 'hex') as hash, q.type, q.prof, q.subject,
          q.topic, q.stem, q.options, q.parts, q.explanation, q.explanation_bn, q.take_away, q."references", q.appearances,
          q.origin, q.media, q.items,
          (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'kind', l.kind, 'board', l.board, 'prof', l.prof,
              'subject', l.subject, 'name', l.name) order by l.kind, l.id), '[]')
            from question_lists l where l.id in (
              select list from question_places where question = q.id
              union select list from hidden_places where question = q.id)) as lists
          from jsonb_array_elements_text(${jsonRows(refs)}) as r(ref) join questions q on q.ref = r.ref`,
  );
  return new Map(rows.map((row) => [row.ref, toStored(row)]));
}

/** Throws 404 if there is none. */
export async function questionOf(db: Database, ref: string): Promise<StoredQuestion> {
  const question = (await loadQuestions(db, [ref])).get(ref);
  if (!question) throw notFound(errorMessages.noQuestion({ ref }));
  return question;
}

const toStored = ({ id, ref, version, hidden, hash, lists, ...row }: Row): StoredQuestion => ({
  id: Number(id),
  ref,
  version,
  hidden,
  hash,
  lists,
  content: toContent({ ...row, lists }),
});

export function toContent(question: QuestionRow): QuestionContent {
  const { explanation, explanation_bn: explanationBn, take_away: takeAway, topic, origin, ...row } = question;
  const { type, prof, subject, stem, options, parts, references, appearances, media = [], items = [], lists } = row;
  return {
    type,
    prof,
    subject,
    stem,
    options: options.map(({ key: _key, ...option }) => option),
    parts,
    references,
    appearances,
    media,
    items,
    chapters: lists.filter(({ kind }) => kind === 'chapter').map(({ name }) => name),
    ...(explanation && { explanation }),
    ...(explanationBn && { explanation_bn: explanationBn }),
    ...(takeAway && { take_away: takeAway }),
    ...(topic && { topic }),
    ...(origin && { origin }),
  };
}

/** Without a chapter in the row, the content has none. */
export function contentOf({ ref: _ref, chapter, also_in: others = [], ...question }: Question): QuestionContent {
  const more = others.flatMap((list) => ('chapter' in list ? [list.chapter] : []));
  return {
    ...(question as QuestionContent),
    chapters: chapter === undefined ? more : [...new Set([chapter, ...more])],
  };
}

/** A question that was published without an origin but with papers comes from them. */
export function contentToPublish(question: Question, chapters: string[]): QuestionContent {
  const origin = originOf(question);
  return { ...contentOf(question), ...(origin && { origin }), chapters };
}
