import type { AppearanceRow } from '../../../db/schema.ts';

/** The lists that readers open: topics and years of a board's subject, chapters of a subject. */
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

/** The topic in each board where the question was asked. */
export const topicLists = (
  { prof, subject }: Subject,
  appearances: readonly AppearanceRow[],
  topic: string,
): ListKey[] => boardsOf(appearances).map((board) => ['topic', board, prof, subject, topic]);

/** Each year of each board, once, whatever its sittings. */
export function yearLists({ prof, subject }: Subject, appearances: readonly AppearanceRow[]): ListKey[] {
  const papers = new Map(appearances.map(({ board, year }) => [`${board} ${year}`, { board, year }]));
  return [...papers.values()].map(({ board, year }) => ['year', board, prof, subject, String(year)]);
}

/** A list's key as one text, for maps. */
export const listName = (key: ListKey): string => key.join('\u001f');

export const listKey = (name: string): ListKey => name.split('\u001f') as unknown as ListKey;
