import { Link } from 'react-router-dom';
import { PagedList } from '../paged/PagedList.tsx';
import { studioQuestionPath } from '../pages.ts';
import { plainText } from '../../../components/plain-text.ts';
import { StudioPage } from '../shell/StudioPage.tsx';
import classes from './Analysis.module.css';
import { ItemAnalysis } from './ItemAnalysis.tsx';
import { t } from './messages/index.ts';
import { useSuspectsQuery } from './suspects.generated.ts';

/** Questions whose key may be wrong: `/studio/suspects`. */
export const SuspectsPage = () => (
  <StudioPage title={t('studio.analysisTitle')}>
    <p className={classes.intro}>{t('studio.suspectsIntro')}</p>
    <Suspects />
  </StudioPage>
);

function Suspects() {
  const query = useSuspectsQuery({ fetchPolicy: 'cache-and-network' });
  const list = query.data?.studio.suspects;
  return (
    <PagedList
      query={query}
      list={list}
      summary={t('studio.suspectCount', { count: list?.total ?? 0 })}
      empty={t('studio.noSuspects')}
    >
      {(question) => (
        <li key={question.id} className={classes.suspectRow}>
          <Link to={studioQuestionPath(question.id)} className={classes.ref}>
            {t('studio.toQuestion', { ref: question.draft.ref })}
          </Link>
          <h2>{plainText(question.draft.stem)}</h2>
          <ItemAnalysis question={question} />
        </li>
      )}
    </PagedList>
  );
}
