import type { Crumb } from '../../components/PageHeader.tsx';
import { useInternshipSubjectQuery } from './internship-subject.generated.ts';
import { t } from './messages/index.ts';
import { internshipPaths, internshipSubjectPath } from './paths.ts';

/** The subject of a page, with its breadcrumbs. */
export function useInternshipSubject(id: string) {
  const query = useInternshipSubjectQuery({ variables: { id }, errorPolicy: 'all' });
  const subject = query.data?.internshipSubject;
  const isSettled = query.data !== undefined || query.error !== undefined;
  const crumbs: Crumb[] = [
    { label: t('shared.internship'), to: internshipPaths.subjects },
    { label: subject?.name ?? (isSettled ? t('internship.topics') : undefined), to: internshipSubjectPath(id) },
  ];
  return { query, subject, isSettled, crumbs };
}
