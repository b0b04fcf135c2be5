import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { IconPlus } from '../../../../components/icons.ts';
import { PagedList, rows } from '../../../studio/paged/index.ts';
import { paths, StudioPage } from '../../../studio/shell/index.ts';
import classes from '../Coupons.module.css';
import { t } from '../messages/index.ts';
import { batchPath, couponPaths } from '../paths.ts';
import { BatchFacts } from './BatchFacts.tsx';
import { useCodeBatchesQuery } from './batches.generated.ts';

/** `/studio/desk/codes` */
export const BatchesPage = () => (
  <StudioPage title={t('desk.codes')} ofDesk backTo={paths.desk}>
    <Batches />
  </StudioPage>
);

function Batches() {
  const query = useCodeBatchesQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <>
      <div className={classes.tools}>
        <p className={classes.hint}>{t('desk.codesHint')}</p>
        <Button component={Link} to={couponPaths.newCodes} leftSection={<IconPlus size={18} aria-hidden />}>
          {t('desk.codesNew')}
        </Button>
      </div>
      <PagedList query={query} list={query.data?.desk.codeBatches} empty={t('desk.codesNone')}>
        {(batch) => (
          <li key={batch.id} className={rows.row}>
            <Link to={batchPath(batch.id)} className={rows.title}>
              {t('desk.codesBatch', batch)}
            </Link>
            <BatchFacts batch={batch} />
          </li>
        )}
      </PagedList>
    </>
  );
}
