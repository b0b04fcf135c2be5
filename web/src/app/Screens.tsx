import { Route, Routes } from 'react-router-dom';
import '../theme/styles.ts';
import { AppTheme } from '../theme/AppTheme.tsx';
import { ToastHost } from '../components/ToastHost.tsx';
import { AppLayout } from './AppLayout.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { routes, type Layout } from './routes.tsx';
import { SessionWatch } from './SessionWatch.tsx';
import { StandaloneLayout } from './StandaloneLayout.tsx';

const routesIn = (wanted: Layout) =>
  routes
    .filter(({ layout = 'main' }) => layout === wanted)
    .map(({ path, Page }) => <Route key={path} path={path} element={<Page />} />);

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
