import { PagedList } from '../paged/PagedList.tsx';
import { StudioPage } from '../shell/StudioPage.tsx';
import { BatchItem } from './BatchItem.tsx';
import classes from './Imports.module.css';
import { useImportsQuery } from './imports.generated.ts';
import { t } from './messages/index.ts';

/** Files of questions that were imported: `/studio/imports`. */
export const ImportsPage = () => (
  <StudioPage title={t('studio.importsTitle')}>
    <p className={classes.intro}>{t('studio.importsIntro')}</p>
    <Imports />
  </StudioPage>
);

function Imports() {
  const query = useImportsQuery({ variables: {}, fetchPolicy: 'cache-and-network' });
  const list = query.data?.studio.imports;
  return (
    <PagedList
      query={query}
      list={list}
      summary={t('studio.importCount', { count: list?.total ?? 0 })}
      empty={t('studio.noImports')}
    >
      {(batch) => <BatchItem key={batch.id} batch={batch} />}
    </PagedList>
  );
}
