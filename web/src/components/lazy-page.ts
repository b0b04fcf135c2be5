import { createElement, use, type ComponentType } from 'react';
import { trackPromise } from './track-promise.ts';

export class PageLoadError extends Error {
  override name = 'PageLoadError';
}

export type LazyPage = ComponentType & { preload: () => Promise<unknown>; prefetch: () => Promise<unknown> };

/** Unlike React's lazy, a page that is preloaded renders at once: on the server and at hydration. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let pending: Promise<ComponentType> | undefined;
  const preload = () => (pending ??= fetchPage());
  const prefetch = () =>
    preload().catch(() => {
      // Opening the page tries again.
      pending = undefined;
    });
  function fetchPage() {
    return trackPromise(
      load().catch((cause: unknown) => {
        // Not at once, or React would load it again with each render.
        if (typeof window !== 'undefined') addEventListener('online', () => (pending = undefined), { once: true });
        throw new PageLoadError('A page could not be loaded', { cause });
      }),
    );
  }
  function Lazy() {
    // In every render: a suspended render must find the same hooks.
    const Page = use(preload());
    return createElement(Page);
  }
  return Object.assign(Lazy, { preload, prefetch });
}
