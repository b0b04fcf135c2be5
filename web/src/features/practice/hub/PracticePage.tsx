import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { siteRoutes } from 'schema/site-routes.ts';
import { FindList } from '../../../components/find-list/FindList.tsx';
import { FindListSkeleton } from '../../../components/find-list/FindListSkeleton.tsx';
import { IconChevronRight } from '../../../components/icons.ts';
import { Loaded } from '../../../components/Loaded.tsx';
import { OfflineLine } from '../../../components/offline-line/OfflineLine.tsx';
import { pathUnder } from '../../../components/path-under.ts';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { useSession } from '../../../session/index.ts';
import { PAPERS_PATH } from '../../../paths/papers.ts';
import { REVIEW_PATH } from '../../../paths/review.ts';
import { hasDeviceRecord } from '../../study/index.ts';
import { OwnListLink } from './OwnListLink.tsx';
import { t } from '../messages/index.ts';
import { turnSwipe, useSwipeSetting } from '../stage/index.ts';
import classes from './PracticePage.module.css';
import { usePracticeSubjectsQuery } from './practice-subjects.generated.ts';

const GoOn = lazy(async () => ({ default: (await import('./GoOn.tsx')).GoOn }));
const OwnCount = lazy(async () => ({ default: (await import('./OwnCount.tsx')).OwnCount }));
const OwnListIfAny = lazy(async () => ({ default: (await import('./OwnCount.tsx')).OwnListIfAny }));

const BOARDS = 9;

const boardPath = pathUnder(siteRoutes.boards);
const chaptersPath = pathUnder(siteRoutes.questionSets);

const OWN_LISTS = ['wrong', 'flagged', 'noted'] as const;

/** Where to practise: the last place, the reader's own lists, or any other list. */
export function PracticePage() {
  const query = usePracticeSubjectsQuery();
  // Undefined on the server and until hydration is over.
  const session = useSession();
  const hasRecord = session !== undefined && (session !== null || hasDeviceRecord());
  const howTo = <p className={classes.howTo}>{t('practice.howTo')}</p>;
  return (
    <>
      <PageHeader title={t('practice.title')} description={t('practice.description')} backTo="/">
        <p>{t('practice.description')}</p>
      </PageHeader>
      <OfflineLine operation="PracticeSubjects" />
      <div className={classes.own}>
        <div className={classes.goOn}>
          {hasRecord ? (
            <Suspense>
              <GoOn>{howTo}</GoOn>
            </Suspense>
          ) : (
            howTo
          )}
        </div>
        <OwnLists hasRecord={hasRecord} />
        {query.data?.features.review && (
          <WayOn to={REVIEW_PATH} name={t('practice.review')} hint={t('practice.reviewHint')} />
        )}
        {query.data?.features.papers && (
          <WayOn to={PAPERS_PATH} name={t('practice.papers')} hint={t('practice.papersHint')} />
        )}
        <SwipeSetting />
      </div>
      <Loaded query={query} skeleton={<FindListSkeleton title={t('shared.questions')} count={BOARDS} />}>
        {({ boards, professionalYears }) => (
          <div className={classes.columns}>
            {boards.length > 0 && (
              <FindList
                title={t('shared.questions')}
                find={t('practice.findBoard')}
                items={boards.map(({ code, name }) => ({ name, to: boardPath(code) }))}
              />
            )}
            {professionalYears.map(({ code, name, subjects }) => (
              <FindList
                key={code}
                title={t('practice.setsOf', { year: name })}
                find={t('practice.findSubject')}
                items={subjects.map((subject) => ({ name: subject.name, to: chaptersPath(code, subject.code) }))}
              />
            ))}
          </div>
        )}
      </Loaded>
    </>
  );
}

const WayOn = ({ to, name, hint }: { to: string; name: string; hint: string }) => (
  <Link to={to} className={classes.way}>
    <span>
      <strong>{name}</strong>
      <small>{hint}</small>
    </span>
    <IconChevronRight size={20} stroke={1.75} aria-hidden />
  </Link>
);

const OwnLists = ({ hasRecord }: { hasRecord: boolean }) => (
  <ul className={classes.lists} aria-label={t('practice.ownLists')}>
    {OWN_LISTS.map((list) => (
      <OwnListLink key={list} list={list}>
        {hasRecord && (
          <Suspense>
            <OwnCount list={list} />
          </Suspense>
        )}
      </OwnListLink>
    ))}
    {hasRecord && (
      <Suspense>
        <OwnListIfAny list="due" />
      </Suspense>
    )}
  </ul>
);

const SwipeSetting = () => (
  <label className={classes.setting}>
    <input
      type="checkbox"
      checked={useSwipeSetting()}
      onChange={({ currentTarget }) => turnSwipe(currentTarget.checked)}
    />
    {t('practice.swipe')}
  </label>
);
