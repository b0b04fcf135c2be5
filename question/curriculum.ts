import contract from 'schema/curriculum.json' with { type: 'json' };

type Curriculum = {
  version: string;
  name: string;
  year: number | null;
  source: string;
  subjects: Record<string, readonly string[]>;
};

const curricula: readonly Curriculum[] = contract.curricula;

// The first curriculum is the specification's (2): keys, filters and lists follow it.
const subjectsByYear = curricula[0]!.subjects;

export const { boards } = contract;
export const boardCodes: readonly string[] = boards.map(({ code }) => code);
/** By code. */
export const boardNames: ReadonlyMap<string, string> = new Map(boards.map(({ code, name }) => [code, name]));

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

/** The curricula that have a subject, and in which professional years. */
export const curriculaOf = (code: string) =>
  curricula
    .map(({ version, name, year, source, subjects: byYear }, index) => ({
      version,
      name,
      year: year ?? null,
      source,
      isDefault: index === 0,
      professionalYears: Object.keys(byYear).filter((prof) => byYear[prof]?.includes(code)),
    }))
    .filter((one) => one.professionalYears.length > 0);
