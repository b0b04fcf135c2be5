import { Button, Skeleton } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { siteRoutes } from 'schema/site-routes.ts';
import { calendarDay } from '../../../components/calendar-day.ts';
import { accountPaths, useSession, type LoginState } from '../../../session/index.ts';
import { t } from '../messages/index.ts';
import classes from '../Papers.module.css';
import { StartButton } from '../start/index.ts';
import { useSharedPaperAccessQuery, type SharedPaperAccessQuery } from './shared-paper.generated.ts';

type Offer = NonNullable<SharedPaperAccessQuery['sharedPaper']>;

/** What of a shared paper is open to the reader, and the way to sit it. */
export function SharedOffer({ id }: { id: string }) {
  const session = useSession();
  const state = useStateBack();
  // The server renders the page without it. It is about this reader, so it is in no cache.
  const { data, error } = useSharedPaperAccessQuery({
    variables: { id },
    fetchPolicy: 'no-cache',
    skip: session === undefined,
  });
  const offer = data?.sharedPaper;
  // Without an answer the reader may try: starting says why it is refused.
  if (error || (data && !offer)) return <Start id={id} />;
  if (!offer) return <Skeleton h={92} aria-busy="true" />;
  const isVisitor = session === null;
  return (
    <>
      <p className={classes.open}>{openText(offer, isVisitor)}</p>
      {offer.nextFreeOn && <p>{t('papers.nextFree', { day: calendarDay(offer.nextFreeOn) })}</p>}
      {offer.access === 'OPEN' || (offer.access === 'FREE_SITTING' && !isVisitor) ? (
        <Start id={id} />
      ) : (
        <div className={classes.startWays}>
          {offer.access === 'PLAN' && (
            <Button component={Link} to={siteRoutes.plans} state={state}>
              {t('papers.seePlans')}
            </Button>
          )}
          {isVisitor && <LogIn isFirst={offer.access === 'FREE_SITTING'} />}
        </div>
      )}
    </>
  );
}

function openText({ access, questions, open }: Offer, isVisitor: boolean): string {
  if (access === 'OPEN') return t('papers.allOpen', { count: questions });
  if (access === 'FREE_SITTING' && !isVisitor) return t('papers.freeThisWeek', { open, count: questions });
  const some = t('papers.someOpen', { open, count: questions });
  return `${some} ${t(access === 'PLAN' ? 'papers.needsPlan' : 'papers.freeAfterLogIn')}`;
}

const Start = ({ id }: { id: string }) => (
  <>
    <p className={classes.hint}>{t('papers.examHint')}</p>
    <StartButton input={{ copyOf: id, mode: 'EXAM' }}>{t('papers.sitThis')}</StartButton>
  </>
);

function useStateBack(): LoginState {
  const { pathname, search } = useLocation();
  return { from: pathname + search };
}

function LogIn({ isFirst }: { isFirst: boolean }) {
  return (
    <Button component={Link} to={accountPaths.logIn} state={useStateBack()} variant={isFirst ? 'filled' : 'default'}>
      {t('papers.logIn')}
    </Button>
  );
}
