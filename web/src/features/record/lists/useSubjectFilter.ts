import { useSearchParams } from 'react-router-dom';
import type { Subject } from '../data/subjects.ts';

export type SubjectFilter = {
  /** The value in the address, such as `_1.ANAT`; empty for all. */
  value: string;
  subject: Pick<Subject, 'prof' | 'code'> | undefined;
  set: (value: string) => void;
};

export const filterValue = ({ prof, code }: Pick<Subject, 'prof' | 'code'>) => `${prof}.${code}`;

/** The subject that a list is filtered by. */
export function useSubjectFilter(): SubjectFilter {
  const [params, setParams] = useSearchParams();
  const value = params.get('subject') ?? '';
  const [prof, code] = value.split('.');
  const set = (next: string) => setParams(next ? { subject: next } : {}, { replace: true });
  return { value, subject: prof && code ? { prof, code } : undefined, set };
}
