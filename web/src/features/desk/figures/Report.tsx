import type { ReactNode } from 'react';
import { errorText } from '../../../apollo/errors.ts';
import { Loaded } from '../../../components/Loaded.tsx';
import { PartError } from '../../../components/PartError.tsx';
import { StudioSkeleton } from '../../studio/shell/index.ts';
import { Download } from './Download.tsx';
import classes from './Figures.module.css';
import { t } from './messages/index.ts';

type Data<Reports> = { desk: { reports: Reports & { csv: string } } };
type Props<Reports> = {
  query: {
    data?: Data<Reports> | undefined;
    previousData?: Data<Reports> | undefined;
    error?: unknown;
    loading: boolean;
    refetch: () => Promise<unknown>;
  };
  children: (reports: Reports) => ReactNode;
};

/** A report once it is there, with its file. Figures of before stay while others load. */
export function Report<Reports>({ query, children }: Props<Reports>) {
  const { error, loading, refetch, data = query.previousData } = query;
  return (
    <Loaded query={{ ...query, data }} skeleton={<StudioSkeleton />}>
      {({ desk: { reports } }) => (
        <div className={classes.report} aria-busy={loading}>
          {error !== undefined && (
            <PartError text={errorText(error)} onRetry={() => void refetch().catch(() => {})} busy={loading} />
          )}
          <p role="status" className={classes.updating}>
            {loading && t('desk.figuresUpdating')}
          </p>
          {children(reports)}
          <Download key={reports.csv} path={reports.csv} />
        </div>
      )}
    </Loaded>
  );
}
