import curriculum from './curriculum.json' with { type: 'json' };

export type Subject = { code: string; name: string };
export type ProfessionalYear = { code: string; name: string; subjects: Subject[] };
export type Board = { code: string; name: string; professionalYears: ProfessionalYear[] };

// The REST contract has no call for them: they are the specification's table (2), as data.
export const professionalYears: readonly ProfessionalYear[] = curriculum.professionalYears;
export const boards: readonly Board[] = curriculum.boards.map((board) => ({
  ...board,
  professionalYears: curriculum.professionalYears,
}));

export const findBoard = (code: string) => boards.find((board) => board.code === code);

/** The professional year and the subject that two codes name, or undefined where they do not go together. */
export function findSubject(prof: string, code: string) {
  const professionalYear = professionalYears.find((year) => year.code === prof);
  const subject = professionalYear?.subjects.find((one) => one.code === code);
  return professionalYear && subject && { professionalYear, subject };
}
