import { boards as boardList, professionalYears as years } from 'question/curriculum.ts';
import contract from 'schema/curriculum.json' with { type: 'json' };
import type { SubjectCurriculum } from '../../graphql.generated.ts';

export type Subject = { code: string; name: string; curricula: SubjectCurriculum[] };
export type ProfessionalYear = { code: string; name: string; subjects: Subject[] };
export type Board = { code: string; name: string; professionalYears: ProfessionalYear[] };

type Curriculum = Omit<SubjectCurriculum, 'isDefault' | 'professionalYears'> & {
  subjects: Record<string, string[]>;
};

// The REST contract has no call for this. REST keys and paths follow the first curriculum.
const curricula: readonly Curriculum[] = contract.curricula;

const curriculaOf = (code: string): SubjectCurriculum[] =>
  curricula.map(({ version, name, year, source, subjects }, index) => ({
    version,
    name,
    year: year ?? null,
    source,
    isDefault: index === 0,
    professionalYears: Object.keys(subjects).filter((prof) => subjects[prof]?.includes(code)),
  }));

const yearsOfBoards: ProfessionalYear[] = years.map((year) => ({
  ...year,
  subjects: year.subjects.map((subject) => ({
    ...subject,
    curricula: curriculaOf(subject.code).filter((one) => one.professionalYears.length > 0),
  })),
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
