import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { t } from '../i18n/index.tsx';
import classes from './AppLayout.module.css';
import { Arrival } from './Arrival.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { RootErrorBoundary } from './RootErrorBoundary.tsx';
import { useScrollMemory } from './useScrollMemory.ts';

export function AppLayout() {
  const { pathname } = useLocation();
  useScrollMemory();
  return (
    <>
      <a href="#main" className={classes.skip}>
        {t('shared.skipToContent')}
      </a>
      <Header />
      <main id="main" className={classes.main} tabIndex={-1}>
        <RootErrorBoundary key={pathname}>
          <Suspense fallback={<div className={classes.pending} aria-busy="true" />}>
            <Outlet />
            <Arrival />
          </Suspense>
        </RootErrorBoundary>
      </main>
      <Footer />
      <BottomBar />
    </>
  );
}
