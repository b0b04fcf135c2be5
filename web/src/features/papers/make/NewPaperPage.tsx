import { Skeleton } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '../../../components/Loaded.tsx';
import { NoData } from '../../../components/NoData.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { useSession } from '../../../session/index.ts';
import { t } from '../messages/index.ts';
import { PAPERS_PATH } from '../../../paths/papers.ts';
import { usePaperChoicesQuery } from './choices.generated.ts';
import classes from './NewPaper.module.css';
import { NewPaperForm } from './NewPaperForm.tsx';

/** The form for a paper from a real sitting or a mix of questions. */
export function NewPaperPage() {
  const query = usePaperChoicesQuery();
  const session = useSession();
  const [params] = useSearchParams();
  const pending = (
    <div className={classes.form} aria-busy="true">
      <Skeleton h={56} />
      <Skeleton h={240} />
      <Skeleton h={120} />
    </div>
  );
  return (
    <>
      <PageHeader
        title={t('papers.newTitle')}
        description={t('papers.newDescription')}
        backTo={PAPERS_PATH}
        crumbs={[{ label: t('papers.title'), to: PAPERS_PATH }]}
      />
      <Loaded query={query} skeleton={pending}>
        {(data) =>
          !data.features.papers ? (
            <NoData>{t('papers.notOffered')}</NoData>
          ) : session === undefined ? (
            // The last choice is stored in the browser only.
            pending
          ) : (
            <NewPaperForm key={params.toString()} choices={data} params={params} />
          )
        }
      </Loaded>
    </>
  );
}
