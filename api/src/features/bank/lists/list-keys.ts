import type { AppearanceRow } from '../../../db/schema.ts';
import type { QuestionList } from '../../search/index.ts';
import type { Question } from '../draft/question.ts';

/** Topics and years of a board's subject, and chapters of a subject. */
export type ListKey = readonly [
  kind: 'topic' | 'year' | 'chapter',
  board: string,
  prof: string,
  subject: string,
  name: string,
];

type Subject = { prof: string; subject: string };

export const NO_CHAPTER = 'Miscellaneous';

const boardsOf = (appearances: readonly AppearanceRow[]) => [...new Set(appearances.map(({ board }) => board))];

export const chapterList = ({ prof, subject }: Subject, name: string): ListKey => ['chapter', '', prof, subject, name];

/** One for each board that asked the question. */
export const topicLists = (
  { prof, subject }: Subject,
  appearances: readonly AppearanceRow[],
  topic: string,
): ListKey[] => boardsOf(appearances).map((board) => ['topic', board, prof, subject, topic]);

/** One for each board and year, whatever the sittings. */
export function yearLists({ prof, subject }: Subject, appearances: readonly AppearanceRow[]): ListKey[] {
  const papers = new Map(appearances.map(({ board, year }) => [`${board} ${year}`, { board, year }]));
  return [...papers.values()].map(({ board, year }) => ['year', board, prof, subject, String(year)]);
}

export const otherLists = ({ also_in: others = [], ...subject }: Pick<Question, 'also_in' | 'prof' | 'subject'>) =>
  others.map((list): ListKey =>
    'chapter' in list
      ? chapterList(subject, list.chapter)
      : ['topic', list.board, subject.prof, subject.subject, list.topic],
  );

export const listName = (key: ListKey): string => key.join('\u001f');

export const nameOfList = ({ kind, board, prof, subject, name }: QuestionList): string =>
  listName([kind, board, prof, subject, name]);

export const listKey = (name: string): ListKey => name.split('\u001f') as unknown as ListKey;
