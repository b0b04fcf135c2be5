import { useEffect, useEffectEvent } from 'react';
import { errorText } from '../apollo/errors.ts';
import { LoadError } from '../components/LoadError.tsx';
import { useRetryOnline } from '../components/useRetryOnline.ts';
import { BannerSlider } from './BannerSlider.tsx';
import { Hero } from './Hero.tsx';
import { useHomeQuery } from './home.generated.ts';
import { HomeSections } from './HomeSections.tsx';

/** Everything on offer, in one query; a part that failed says so in its place. */
export function HomePage() {
  const query = useHomeQuery({ errorPolicy: 'all', notifyOnNetworkStatusChange: true });
  const home = query.data?.home;
  const failed = query.error !== undefined && !home;
  // A retry that fails again says so by the error that replaces this one.
  const retry = () => void query.refetch().catch(() => {});
  const lacksSome = home !== undefined && Object.values(home).includes(null);
  const retryLacking = () => {
    if (lacksSome) retry();
  };
  // What the cache holds from the last visit may lack a part that is there by now.
  const onArrival = useEffectEvent(retryLacking);
  useEffect(() => onArrival(), []);
  useRetryOnline(retryLacking);
  return (
    <>
      <Hero>
        <BannerSlider banners={failed ? [] : home?.banners} onRetry={retry} />
      </Hero>
      {failed ? (
        <LoadError text={errorText(query.error)} onRetry={retry} busy={query.loading} />
      ) : (
        <HomeSections home={home} onRetry={retry} busy={query.loading} />
      )}
    </>
  );
}
