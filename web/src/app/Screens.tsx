import { useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import '../theme/styles.ts';
import { AppTheme } from '../theme/AppTheme.tsx';
import { LatePart } from '../components/LatePart.tsx';
import { ToastHost } from '../components/ToastHost.tsx';
import { AppLayout } from './AppLayout.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import type { AppRoute, Layout } from '../features/feature.ts';
import { syncPapers } from '../features/papers/index.ts';
import { StudySync } from '../features/study/index.ts';
import { noteVisit } from '../offline/first-visit.ts';
import { prefetchRoute, routes } from './routes.ts';
import { SessionWatch } from './SessionWatch.tsx';
import { StandaloneLayout } from './StandaloneLayout.tsx';

const loadLate = async () => (await import('./Late.tsx')).Late;
const LATE_MS = 2000;
const isBack = noteVisit();

const routesIn = (layout: Layout) =>
  routes
    .filter((route) => (route.layout ?? 'main') === layout)
    .map((route) => <Route key={route.path} path={route.path} element={<Screen {...route} />} />);

function Screen({ Page, next }: AppRoute) {
  useEffect(() => {
    if (next === undefined) return undefined;
    const timer = setTimeout(() => prefetchRoute(next));
    return () => clearTimeout(timer);
  }, [next]);
  return <Page />;
}

/** Every screen in its layout. The caller provides the router and the Apollo client. */
export const Screens = () => (
  <AppTheme>
    <Routes>
      <Route element={<AppLayout />}>
        {routesIn('main')}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      <Route element={<StandaloneLayout />}>{routesIn('standalone')}</Route>
    </Routes>
    {/* Outside the layouts, so that these survive a change of layout. */}
    <ToastHost />
    <SessionWatch />
    <StudySync syncOthers={syncPapers} />
    {isBack && <LatePart load={loadLate} afterMs={LATE_MS} props={{}} />}
  </AppTheme>
);
