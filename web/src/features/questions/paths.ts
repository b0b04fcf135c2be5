import { siteRoutes } from 'schema/site-routes.ts';
import { pathUnder } from '../../components/path-under.ts';

const ROOT = siteRoutes.boards;

/** Routes of the specification, section 2. */
export const paths = {
  boards: ROOT,
  board: `${ROOT}/:board`,
  prof: `${ROOT}/:board/:prof`,
  subject: `${ROOT}/:board/:prof/:subj`,
  year: `${ROOT}/:board/:prof/:subj/:year`,
  topic: `${ROOT}/:board/:prof/:subj/topics/:topic`,
} as const;

export type SubjectCodes = { board: string; prof: string; subject: string };

const pathOf = pathUnder(ROOT);

export const boardPath = (board: string) => pathOf(board);
export const profPath = (board: string, prof: string) => pathOf(board, prof);
export const subjectPath = ({ board, prof, subject }: SubjectCodes) => pathOf(board, prof, subject);
export const yearPath = ({ board, prof, subject }: SubjectCodes, year: number) =>
  pathOf(board, prof, subject, String(year));
export const topicPath = ({ board, prof, subject }: SubjectCodes, topic: string) =>
  pathOf(board, prof, subject, 'topics', topic);
