import type { Crumb } from '../../../components/PageHeader.tsx';
import { boardPath, profPath, subjectPath, type SubjectCodes } from '../paths.ts';
import type { SubjectHeadingFragment } from './subject-heading.generated.ts';

type Names = SubjectHeadingFragment | undefined | null;

/** Falls back to codes where names failed to load. */
export const subjectCrumbs = ({ board, prof }: SubjectCodes, names: Names, isSettled: boolean): Crumb[] => [
  { label: names?.board.name ?? (isSettled ? board : undefined), to: boardPath(board) },
  { label: names?.professionalYear.name ?? (isSettled ? prof : undefined), to: profPath(board, prof) },
];

export const listCrumbs = (codes: SubjectCodes, names: Names, isSettled: boolean): Crumb[] => [
  ...subjectCrumbs(codes, names, isSettled),
  { label: names?.subject.name ?? (isSettled ? codes.subject : undefined), to: subjectPath(codes) },
];
