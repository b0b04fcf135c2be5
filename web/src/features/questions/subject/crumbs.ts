import type { Crumb } from '../../../components/PageHeader.tsx';
import { boardPath, profPath, subjectPath, type SubjectCodes } from '../paths.ts';
import type { SubjectHeadingFragment } from './subject-heading.generated.ts';

type Names = SubjectHeadingFragment | undefined | null;

/** Board and professional year. The codes stand in where the names cannot be had. */
export const subjectCrumbs = ({ board, prof }: SubjectCodes, names: Names, settled: boolean): Crumb[] => [
  { label: names?.board.name ?? (settled ? board : undefined), to: boardPath(board) },
  { label: names?.professionalYear.name ?? (settled ? prof : undefined), to: profPath(board, prof) },
];

/** Board, professional year and subject. */
export const listCrumbs = (codes: SubjectCodes, names: Names, settled: boolean): Crumb[] => [
  ...subjectCrumbs(codes, names, settled),
  { label: names?.subject.name ?? (settled ? codes.subject : undefined), to: subjectPath(codes) },
];
