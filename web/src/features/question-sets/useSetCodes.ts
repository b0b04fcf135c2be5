import { useParams } from 'react-router-dom';
import type { SetCodes } from './paths.ts';

export function useSetCodes(): SetCodes {
  const { prof = '', subitem = '' } = useParams();
  return { prof, subject: subitem };
}
