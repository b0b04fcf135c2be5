import { useParams } from 'react-router-dom';
import type { SubjectCodes } from '../paths.ts';

/** The codes in the path of a subject's page or one below it. */
export function useSubjectCodes(): SubjectCodes {
  const { board = '', prof = '', subj = '' } = useParams();
  return { board, prof, subject: subj };
}
