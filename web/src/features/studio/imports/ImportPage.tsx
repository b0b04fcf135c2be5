import { useParams } from 'react-router-dom';
import { Loaded } from '../../../components/Loaded.tsx';
import { NoData } from '../../../components/NoData.tsx';
import { PagedList } from '../paged/PagedList.tsx';
import { paths } from '../pages.ts';
import { StudioPage } from '../shell/StudioPage.tsx';
import { StudioSkeleton } from '../shell/StudioSkeleton.tsx';
import { BatchActions } from './BatchActions.tsx';
import { BatchFacts } from './BatchFacts.tsx';
import { BatchQuestion } from './BatchQuestion.tsx';
import classes from './Imports.module.css';
import { useImportBatchQuery } from './imports.generated.ts';
import { t } from './messages/index.ts';

/** One file that was imported, with its questions: `/studio/imports/7`. */
export function ImportPage() {
  const { id = '' } = useParams();
  return (
    <StudioPage title={t('studio.importsTitle')} backTo={paths.imports}>
      <Opened key={id} id={id} />
    </StudioPage>
  );
}

function Opened({ id }: { id: string }) {
  const query = useImportBatchQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <Loaded query={query} skeleton={<StudioSkeleton />}>
      {({ studio: { import: batch } }) =>
        batch ? (
          <>
            <header className={classes.head}>
              <h2>{batch.file}</h2>
              <BatchFacts batch={batch} />
              <BatchActions batch={batch} onDone={() => query.refetch()} />
            </header>
            <PagedList
              query={query}
              list={batch.questions}
              summary={t('studio.importQuestions', { count: batch.questions.total })}
              empty={t('studio.importEmpty')}
            >
              {(question) => <BatchQuestion key={question.id} question={question} />}
            </PagedList>
          </>
        ) : (
          <NoData>{t('studio.noImport')}</NoData>
        )
      }
    </Loaded>
  );
}
