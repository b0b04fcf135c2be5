import { useLayoutEffect } from 'react';
import { PageHeader } from '../../components/PageHeader.tsx';
import { LoadError } from '../../components/LoadError.tsx';
import { OfflineLine } from '../../components/offline-line/OfflineLine.tsx';
import { useRetryMissing } from '../../components/useRetryMissing.ts';
import { useSession } from '../../session/index.ts';
import { TodaySlot } from '../record/index.ts';
import { t } from './messages/index.ts';
import { BannerSlider } from './BannerSlider.tsx';
import { Hero } from './Hero.tsx';
import classes from './Hero.module.css';
import { useHomeQuery } from './home.generated.ts';
import { HomeBoards } from './HomeBoards.tsx';
import { HomeSections } from './HomeSections.tsx';

/** One query for all parts; each shows its own failure. */
export function HomePage() {
  const query = useHomeQuery({ errorPolicy: 'all' });
  // The server renders for visitors. Styles hide the hero before a session is known.
  const session = useSession();
  useLayoutEffect(() => {
    if (session !== undefined) document.documentElement.toggleAttribute('data-session', session !== null);
  }, [session]);
  const home = query.data?.home;
  const hasFailed = query.error !== undefined && !home;
  // If the retry fails too, the query's error replaces this one.
  const retry = () => void query.refetch().catch(() => {});
  useRetryMissing(home !== undefined && Object.values(home).includes(null), retry);
  return (
    <>
      <OfflineLine operation="Home" />
      <TodaySlot />
      <div className={classes.top}>
        {session ? (
          <div className={classes.title}>
            <PageHeader title={t('shared.home')} />
          </div>
        ) : (
          <Hero />
        )}
        {!hasFailed && <HomeBoards boards={home?.boards} onRetry={retry} busy={query.loading} />}
        {!session && <BannerSlider banners={hasFailed ? [] : home?.banners} onRetry={retry} />}
      </div>
      {hasFailed ? (
        <LoadError error={query.error} onRetry={retry} busy={query.loading} />
      ) : (
        <HomeSections home={home} onRetry={retry} busy={query.loading} />
      )}
    </>
  );
}
