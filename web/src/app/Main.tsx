import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import classes from './AppLayout.module.css';
import { Arrival } from './Arrival.tsx';
import { RootErrorBoundary } from './RootErrorBoundary.tsx';
import { useScrollMemory } from './useScrollMemory.ts';

/** Where the page of the address is. */
export function Main() {
  const { pathname } = useLocation();
  useScrollMemory();
  return (
    <main id="main" className={classes.main} tabIndex={-1}>
      <RootErrorBoundary key={pathname}>
        <Suspense fallback={<div className={classes.pending} aria-busy="true" />}>
          <Outlet />
          <Arrival />
        </Suspense>
      </RootErrorBoundary>
    </main>
  );
}
