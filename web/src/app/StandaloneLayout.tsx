import { Suspense } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { site } from '../theme/site.ts';
import classes from './AppLayout.module.css';
import { Arrival } from './Arrival.tsx';
import header from './Header.module.css';
import { RootErrorBoundary } from './RootErrorBoundary.tsx';
import { useScrollMemory } from './useScrollMemory.ts';

export function StandaloneLayout() {
  const { pathname } = useLocation();
  useScrollMemory();
  return (
    <>
      <header className={header.header}>
        <div className={header.bar}>
          <Link to="/" className={header.name}>
            <img src="/mark.svg" width={28} height={28} alt="" />
            {site.name}
          </Link>
        </div>
      </header>
      <main className={classes.main}>
        <RootErrorBoundary key={pathname}>
          <Suspense fallback={<div className={classes.pending} aria-busy="true" />}>
            <Outlet />
            <Arrival />
          </Suspense>
        </RootErrorBoundary>
      </main>
    </>
  );
}
