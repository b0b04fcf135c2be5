import { generatePath } from 'react-router-dom';

/** Routes of the specification, section 2. */
export const paths = {
  boards: '/board-question',
  board: '/board-question/:board',
  prof: '/board-question/:board/:prof',
  subject: '/board-question/:board/:prof/:subj',
  year: '/board-question/:board/:prof/:subj/:year',
  topic: '/board-question/:board/:prof/:subj/topics/:topic',
} as const;

/** The codes that a board subject stands under, as its path names them. */
export type SubjectCodes = { board: string; prof: string; subject: string };

export const boardPath = (board: string) => generatePath(paths.board, { board });
export const profPath = (board: string, prof: string) => generatePath(paths.prof, { board, prof });
export const subjectPath = ({ board, prof, subject }: SubjectCodes) =>
  generatePath(paths.subject, { board, prof, subj: subject });
export const yearPath = (codes: SubjectCodes, year: number) => `${subjectPath(codes)}/${year}`;
export const topicPath = (codes: SubjectCodes, topic: string) =>
  `${subjectPath(codes)}/topics/${encodeURIComponent(topic)}`;
