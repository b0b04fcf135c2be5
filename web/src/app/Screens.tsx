import { Route, Routes } from 'react-router-dom';
import '../theme/styles.ts';
import { AppTheme } from '../theme/AppTheme.tsx';
import { AppLayout } from './AppLayout.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { routes } from './routes.tsx';

/** Every screen in its layout, inside a router and an Apollo client of the caller's. */
export const Screens = () => (
  <AppTheme>
    <Routes>
      <Route element={<AppLayout />}>
        {routes.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  </AppTheme>
);
