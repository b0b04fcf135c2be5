import { useParams } from 'react-router-dom';
import type { SubjectCodes } from '../paths.ts';

export function useSubjectCodes(): SubjectCodes {
  const { board = '', prof = '', subj = '' } = useParams();
  return { board, prof, subject: subj };
}
