import { createElement, use, useEffect, type ComponentType } from 'react';

/** The code of a page did not arrive. */
export class PageLoadError extends Error {
  override name = 'PageLoadError';
}

export type LazyPage = ComponentType & { preload: () => Promise<void>; prefetch: () => Promise<void> };

/**
 * A page whose code comes when it is first shown. Unlike React's lazy it can be loaded ahead, and then renders
 * at once: on a server, and in a browser whose first paint should be the page and not a gap. `next` is where
 * nearly every reader of it goes on to: its code comes while this one is read.
 */
export function lazyPage(load: () => Promise<ComponentType>, next?: LazyPage): LazyPage {
  let Page: ComponentType | undefined;
  let pending: Promise<void> | undefined;
  const preload = () =>
    (pending ??= load().then(
      (loaded) => void (Page = loaded),
      (cause: unknown) => {
        throw new PageLoadError('A page could not be loaded', { cause });
      },
    ));
  const prefetch = () =>
    preload().catch(() => {
      // Nobody has missed it yet: whoever comes to the page asks anew.
      pending = undefined;
    });
  function Lazy() {
    if (!Page) use(preload());
    useEffect(() => void next?.prefetch(), []);
    return Page ? createElement(Page) : null;
  }
  return Object.assign(Lazy, { preload, prefetch });
}
