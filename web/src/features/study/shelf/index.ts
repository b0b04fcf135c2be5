import { subjects } from 'question/curriculum.ts';
import { siteRoutes } from 'schema/site-routes.ts';
import { pathUnder } from '../../../components/path-under.ts';
import type { Shelf } from '../types.ts';

/** The name of a subject. */
export const nameOf = (code: string) => subjects.find((subject) => subject.code === code)?.name ?? code;

/** A ref starts with the code of its subject: OBG-12. */
export const codeOf = (ref: string) => ref.split('-')[0]!;

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
