import type { Crumb } from '../../components/PageHeader.tsx';
import { paths, subjectPath, yearPath, type SetCodes } from './paths.ts';
import type { SetYearFragment } from './set-year.generated.ts';
import { t } from './messages/index.ts';

type Years = readonly SetYearFragment[] | undefined;

export function findNames(years: Years, { prof, subject }: SetCodes) {
  const year = years?.find(({ code }) => code === prof);
  return { year: year?.name, subject: year?.subjects.find(({ code }) => code === subject)?.name };
}

type Names = ReturnType<typeof findNames>;

export const yearCrumbs = (): Crumb[] => [{ label: t('shared.questionSets'), to: paths.years }];

/** Falls back to codes where names failed to load. */
export const subjectCrumbs = ({ prof }: SetCodes, names: Names, isSettled: boolean): Crumb[] => [
  ...yearCrumbs(),
  { label: names.year ?? (isSettled ? prof : undefined), to: yearPath(prof) },
];

export const chapterCrumbs = (codes: SetCodes, names: Names, isSettled: boolean): Crumb[] => [
  ...subjectCrumbs(codes, names, isSettled),
  { label: names.subject ?? (isSettled ? codes.subject : undefined), to: subjectPath(codes) },
];
