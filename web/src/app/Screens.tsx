import { useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import '../theme/styles.ts';
import { AppTheme } from '../theme/AppTheme.tsx';
import { ToastHost } from '../components/ToastHost.tsx';
import { AppLayout } from './AppLayout.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import type { AppRoute, Layout } from '../features/feature.ts';
import { prefetchRoute, routes } from './routes.ts';
import { SessionWatch } from './SessionWatch.tsx';
import { StandaloneLayout } from './StandaloneLayout.tsx';

const routesIn = (wanted: Layout) =>
  routes
    .filter(({ layout = 'main' }) => layout === wanted)
    .map((route) => <Route key={route.path} path={route.path} element={<Screen {...route} />} />);

/** A page; once it is shown, the code of the next one is fetched. */
function Screen({ Page, next }: AppRoute) {
  useEffect(() => {
    if (next !== undefined) prefetchRoute(next);
  }, [next]);
  return <Page />;
}

/** Every screen in its layout, inside a router and an Apollo client of the caller's. */
export const Screens = () => (
  <AppTheme>
    <Routes>
      <Route element={<AppLayout />}>
        {routesIn('main')}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      <Route element={<StandaloneLayout />}>{routesIn('standalone')}</Route>
    </Routes>
    {/* Outlive a change of layout. */}
    <ToastHost />
    <SessionWatch />
  </AppTheme>
);
