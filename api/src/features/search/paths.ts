import { PAGE_SIZE } from 'question/list-pages.ts';
import { siteRoutes } from 'schema/site-routes.ts';

type Subject = { prof: string; subject: string };

export const boardPath = (board: string) => `${siteRoutes.boards}/${board}`;

export const professionalYearPath = (prof: string) => `${siteRoutes.questionSets}/${prof}`;

export const subjectPath = ({ prof, subject }: Subject) => `${siteRoutes.questionSets}/${prof}/${subject}`;

export const boardSubjectPath = (board: string, { prof, subject }: Subject) =>
  `${siteRoutes.boards}/${board}/${prof}/${subject}`;

export const chapterPath = ({ prof, subject }: Subject, id: number) =>
  `${subjectPath({ prof, subject })}/chapter/${prof}-${subject}-${id}`;

export const topicPath = (board: string, subject: Subject, topic: string) =>
  `${boardSubjectPath(board, subject)}/topics/${encodeURIComponent(topic)}`;

export const yearPath = (board: string, subject: Subject, year: string) =>
  `${boardSubjectPath(board, subject)}/${year}`;

type List = Subject & { kind: 'topic' | 'year' | 'chapter'; board: string; id: number; name: string };

export function listPath({ kind, board, id, name, ...subject }: List): string {
  if (kind === 'chapter') return chapterPath(subject, id);
  return kind === 'topic' ? topicPath(board, subject, name) : yearPath(board, subject, name);
}

export function questionPath(list: List, place: number, ref: string): string {
  const page = Math.ceil(place / PAGE_SIZE);
  return `${listPath(list)}${page > 1 ? `?page=${page}` : ''}#${encodeURIComponent(ref)}`;
}

/** Opens the answer on the page of the plans. */
export const faqPath = (id: string) => `${siteRoutes.plans}#faq-${id}`;

type InternshipTopic = { id: string; subject: string; parent: string | null; isList: boolean };

export const internshipPath = (subject: string) => `${siteRoutes.internship}/${subject}`;

export function internshipTopicPath({ id, subject, parent, isList }: InternshipTopic): string {
  if (parent) return `${internshipPath(subject)}/${parent}/${id}`;
  return isList ? `${internshipPath(subject)}/${id}` : `${internshipPath(subject)}/skip/${id}`;
}
