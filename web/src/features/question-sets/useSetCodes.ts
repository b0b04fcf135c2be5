import { useParams } from 'react-router-dom';
import type { SetCodes } from './paths.ts';

/** The codes in the path of a subject's page or one below it. */
export function useSetCodes(): SetCodes {
  const { prof = '', subitem = '' } = useParams();
  return { prof, subject: subitem };
}
