import { Link } from 'react-router-dom';
import { useStudioViewerQuery } from '../menu/studio-viewer.generated.ts';
import { t } from '../messages/index.ts';
import { paths } from '../pages.ts';
import { useMay } from '../shell/viewer.ts';
import type { Filters } from './filters.ts';
import classes from './Questions.module.css';

type Props = { filters: Filters };

/** To the export of the same questions, where it knows the filters: it has those that readers see. */
export function ExportLink({ filters: { q, status, prof, subject, mine } }: Props) {
  const mayExport = useMay('EXPORT');
  const hasDesk = useStudioViewerQuery({ fetchPolicy: 'cache-first' }).data?.features.desk ?? false;
  const isCarried = q.trim() === '' && mine === '' && (status === '' || status === 'PUBLISHED');
  if (!hasDesk || !mayExport || !isCarried) return null;
  const filled = Object.entries({ prof, subject }).filter(([, value]) => value !== '');
  return (
    <p className={classes.export}>
      <Link to={`${paths.export}?${new URLSearchParams(filled)}`}>
        {t(status === '' ? 'studio.exportPublished' : 'studio.exportThese')}
      </Link>
    </p>
  );
}
