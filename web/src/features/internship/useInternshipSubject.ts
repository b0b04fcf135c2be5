import type { Crumb } from '../../components/PageHeader.tsx';
import { useInternshipSubjectQuery } from './internship-subject.generated.ts';
import { internshipPaths, internshipSubjectPath } from './paths.ts';

/** The subject that a page stands under, and the way to it. */
export function useInternshipSubject(id: string) {
  const query = useInternshipSubjectQuery({ variables: { id }, errorPolicy: 'all' });
  const subject = query.data?.internshipSubject;
  const settled = query.data !== undefined || query.error !== undefined;
  const crumbs: Crumb[] = [
    { label: 'RX Aid', to: internshipPaths.subjects },
    { label: subject?.name ?? (settled ? 'Topics' : undefined), to: internshipSubjectPath(id) },
  ];
  return { query, subject, settled, crumbs };
}
