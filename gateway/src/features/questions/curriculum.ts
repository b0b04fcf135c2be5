import { boards as boardList, curriculaOf, professionalYears as years } from 'question/curriculum.ts';
import type { SubjectCurriculum } from '../../graphql.generated.ts';

export type Subject = { code: string; name: string; curricula: SubjectCurriculum[] };
export type ProfessionalYear = { code: string; name: string; subjects: Subject[] };
export type Board = { code: string; name: string; professionalYears: ProfessionalYear[] };

const yearsOfBoards: ProfessionalYear[] = years.map((year) => ({
  ...year,
  subjects: year.subjects.map((subject) => ({ ...subject, curricula: curriculaOf(subject.code) })),
}));

export const professionalYears: readonly ProfessionalYear[] = yearsOfBoards;
export const boards: readonly Board[] = boardList.map((board) => ({ ...board, professionalYears: yearsOfBoards }));

export const findBoard = (code: string) => boards.find((board) => board.code === code);

/** Undefined if the year has no such subject. */
export function findSubject(prof: string, code: string) {
  const professionalYear = professionalYears.find((year) => year.code === prof);
  const subject = professionalYear?.subjects.find((one) => one.code === code);
  return professionalYear && subject && { professionalYear, subject };
}
