import { errorText } from '../../apollo/errors.ts';
import { LoadError } from '../../components/LoadError.tsx';
import { useRetryLacking } from '../../components/useRetryLacking.ts';
import { BannerSlider } from './BannerSlider.tsx';
import { Hero } from './Hero.tsx';
import classes from './Hero.module.css';
import { useHomeQuery } from './home.generated.ts';
import { HomeBoards } from './HomeBoards.tsx';
import { HomeSections } from './HomeSections.tsx';

/** Everything on offer, in one query; a part that failed says so in its place. */
export function HomePage() {
  const query = useHomeQuery({ errorPolicy: 'all', notifyOnNetworkStatusChange: true });
  const home = query.data?.home;
  const failed = query.error !== undefined && !home;
  // A retry that fails again says so by the error that replaces this one.
  const retry = () => void query.refetch().catch(() => {});
  useRetryLacking(home !== undefined && Object.values(home).includes(null), retry);
  return (
    <>
      <div className={classes.top}>
        <Hero />
        <BannerSlider banners={failed ? [] : home?.banners} onRetry={retry} />
        {!failed && <HomeBoards boards={home?.boards} onRetry={retry} busy={query.loading} />}
      </div>
      {failed ? (
        <LoadError text={errorText(query.error)} onRetry={retry} busy={query.loading} />
      ) : (
        <HomeSections home={home} onRetry={retry} busy={query.loading} />
      )}
    </>
  );
}
