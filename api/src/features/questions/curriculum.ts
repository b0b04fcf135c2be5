import contract from 'schema/curriculum.json' with { type: 'json' };

// The first curriculum is the specification's table (2), which keys, filters and the filing of questions follow.
const subjectsByYear: Record<string, readonly string[]> = contract.curricula[0]!.subjects;

export const boards = contract.boards;
export const boardCodes: readonly string[] = boards.map((board) => board.code);

/** The professional years with the subjects that are examined in each. */
export const professionalYears = contract.professionalYears.map((year) => ({
  ...year,
  subjects: contract.subjects.filter(({ code }) => subjectsByYear[year.code]?.includes(code)),
}));

/** Every subject with the professional year it is examined in. */
export const subjects = professionalYears.flatMap((year) =>
  year.subjects.map((subject) => ({ ...subject, prof: year.code })),
);

/** The subject of a professional year by its code, or undefined where the two do not go together. */
export const findSubject = (prof: string, code: string) =>
  subjects.find((subject) => subject.prof === prof && subject.code === code);
