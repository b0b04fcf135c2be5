import contract from 'schema/curriculum.json' with { type: 'json' };

// The first curriculum is the specification's (2): keys, filters and lists follow it.
const subjectsByYear: Record<string, readonly string[]> = contract.curricula[0]!.subjects;

export const boards = contract.boards;
export const boardCodes: readonly string[] = boards.map((board) => board.code);

export const professionalYears = contract.professionalYears.map((year) => ({
  ...year,
  subjects: contract.subjects.filter(({ code }) => subjectsByYear[year.code]?.includes(code)),
}));

export const subjects = professionalYears.flatMap((year) =>
  year.subjects.map((subject) => ({ ...subject, prof: year.code })),
);

/** Undefined if the subject is not examined in that year. */
export const findSubject = (prof: string, code: string) =>
  subjects.find((subject) => subject.prof === prof && subject.code === code);
