import { createElement, use, type ComponentType } from 'react';
import { tracked } from './tracked.ts';

export class PageLoadError extends Error {
  override name = 'PageLoadError';
}

export type LazyPage = ComponentType & { preload: () => Promise<unknown>; prefetch: () => Promise<unknown> };

/**
 * A page whose code comes when it is first shown. Unlike React's lazy it can be loaded ahead, and then renders
 * at once: on a server, and in a browser whose first paint should be the page and not a gap.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let pending: Promise<ComponentType> | undefined;
  const preload = () => (pending ??= fetchPage());
  const prefetch = () =>
    preload().catch(() => {
      // A failed preload: opening the page tries again.
      pending = undefined;
    });
  function fetchPage() {
    return tracked(
      load().catch((cause: unknown) => {
        // Delayed, or React would load it again with each render.
        if (typeof window !== 'undefined') addEventListener('online', () => (pending = undefined), { once: true });
        throw new PageLoadError('A page could not be loaded', { cause });
      }),
    );
  }
  function Lazy() {
    // Called in every render: a suspended render resumes and must find the same hooks.
    const Page = use(preload());
    return createElement(Page);
  }
  return Object.assign(Lazy, { preload, prefetch });
}
