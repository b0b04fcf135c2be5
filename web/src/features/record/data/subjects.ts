import { subjects } from 'question/curriculum.ts';
import { siteRoutes } from 'schema/site-routes.ts';
import { pathUnder } from '../../../components/path-under.ts';
import type { Shelf } from '../../study/index.ts';

export type Subject = { /** `_1` to `_4`. */ prof: string; code: string; name: string };

const nameOf = (code: string) => subjects.find((subject) => subject.code === code)?.name ?? code;

const BOARD_LIST = new RegExp(`^${siteRoutes.boards}/[^/]+/([^/]+)/([^/]+)/`);
const SET_LIST = new RegExp(`^${siteRoutes.questionSets}/([^/]+)/([^/]+)/`);

/** The subject of a question's list. */
export function subjectOf(shelf: Shelf | undefined): Subject | undefined {
  if (!shelf) return undefined;
  const [, prof = shelf.prof, code = shelf.subject] = BOARD_LIST.exec(shelf.path) ?? SET_LIST.exec(shelf.path) ?? [];
  return prof && code ? { prof, code, name: nameOf(code) } : undefined;
}

/** The topic of a question's list. */
export function topicOf(shelf: Shelf | undefined): string | undefined {
  const [, topic] = shelf?.path.split('/topics/') ?? [];
  return shelf?.topic ?? (topic && decodeURIComponent(topic));
}

// A ref starts with the code of its subject: OBG-12.
const codeOf = (ref: string) => ref.split('-')[0]!;

export const subjectOfRef = (ref: string) => nameOf(codeOf(ref));

const boardPath = pathUnder(siteRoutes.boards);

type Question = { ref: string; topic: string | null; appearances: readonly { board: string; year: number }[] };

/** Links a question that is not on this device to a list of its first board, else to the search. */
export function shelfOf({ ref, topic, appearances: [first] }: Question): Shelf {
  const subject = codeOf(ref);
  const prof = subjects.find(({ code }) => code === subject)?.prof;
  const shelf = { title: topic ?? nameOf(subject), place: 1, ...(topic && { topic }) };
  if (!first || !prof) return { ...shelf, path: `${siteRoutes.search}?q=${encodeURIComponent(ref)}` };
  const steps = topic ? ['topics', topic] : [String(first.year)];
  return { ...shelf, path: boardPath(first.board, prof, subject, ...steps), prof, subject };
}
