import type { Crumb } from '../../components/PageHeader.tsx';
import { setPaths, setSubjectPath, setYearPath, type SetCodes } from './paths.ts';
import type { SetYearFragment } from './set-year.generated.ts';
import { t } from './messages/index.ts';

type Years = readonly SetYearFragment[] | undefined;

/** The names that two codes stand for, as far as they are known. */
export function setNames(years: Years, { prof, subject }: SetCodes) {
  const year = years?.find(({ code }) => code === prof);
  return { year: year?.name, subject: year?.subjects.find(({ code }) => code === subject)?.name };
}

type Names = ReturnType<typeof setNames>;

export const yearCrumbs = (): Crumb[] => [{ label: t('shared.questionSets'), to: setPaths.years }];

/** The codes stand in where the names cannot be had. */
export const subjectCrumbs = ({ prof }: SetCodes, names: Names, settled: boolean): Crumb[] => [
  ...yearCrumbs(),
  { label: names.year ?? (settled ? prof : undefined), to: setYearPath(prof) },
];

export const chapterCrumbs = (codes: SetCodes, names: Names, settled: boolean): Crumb[] => [
  ...subjectCrumbs(codes, names, settled),
  { label: names.subject ?? (settled ? codes.subject : undefined), to: setSubjectPath(codes) },
];
