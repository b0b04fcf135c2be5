import type { SubjectCardsQuery } from './subject-cards.generated.ts';

/** The names of a page's subject and year, and the year that has the subject in another version. */
export function findPlace(data: SubjectCardsQuery | undefined, codes: { prof: string; subject: string }) {
  const years = data?.professionalYears ?? [];
  const subject = years.flatMap(({ subjects }) => subjects).find(({ code }) => code === codes.subject);
  return {
    subject: subject?.name,
    year: years.find(({ code }) => code === codes.prof)?.name,
    yearIn: (version: string) => subject?.curricula.find((one) => one.version === version)?.professionalYears[0],
  };
}
