import { siteRoutes } from './site-routes.ts';

type BoardSubject = { board: string; prof: string; subject: string };
/** `chapter` is an id. */
export type ListAddress = { chapter: string } | (BoardSubject & { topic: string }) | (BoardSubject & { year: number });

const BOARD_LIST = new RegExp(`^${siteRoutes.boards}/([^/]+)/([^/]+)/([^/]+)/(?:topics/([^/]+)|(\\d+))$`);
const CHAPTER = new RegExp(`^${siteRoutes.questionSets}/[^/]+/[^/]+/chapter/([^/]+)$`);

/** The list of questions at a path of the site. Undefined if there is none. */
export function parseListPath(path: string): ListAddress | undefined {
  const [, chapter] = CHAPTER.exec(path) ?? [];
  if (chapter) return { chapter: decodeURIComponent(chapter) };
  const [, board, prof, subject, topic, year] = BOARD_LIST.exec(path) ?? [];
  if (!board || !prof || !subject) return undefined;
  return { board, prof, subject, ...(topic ? { topic: decodeURIComponent(topic) } : { year: Number(year) }) };
}
