import curriculum from './curriculum.json' with { type: 'json' };

/** Which boards there are, and which subject belongs to which professional year: data, specification 2. */
export const boards = curriculum.boards;
export const professionalYears = curriculum.professionalYears;

export const boardCodes: readonly string[] = boards.map((board) => board.code);

/** Every subject with the professional year it is examined in. */
export const subjects = professionalYears.flatMap((year) =>
  year.subjects.map((subject) => ({ ...subject, prof: year.code })),
);

/** The subject of a professional year by its code, or undefined where the two do not go together. */
export const findSubject = (prof: string, code: string) =>
  subjects.find((subject) => subject.prof === prof && subject.code === code);
