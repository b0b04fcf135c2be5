import type { Sanitize } from './sanitize-context.ts';

let pending: Promise<Sanitize> | undefined;

/** DOMPurify, 10 kB, which most question pages do without. Where it does not arrive, markup is shown as text. */
export function loadSanitizer(): Promise<Sanitize> {
  if (pending) return pending;
  const loading: Promise<Sanitize> = import('./sanitizer/browser-sanitizer.ts').then(
    ({ browserSanitizer }) => {
      // A promise so marked is one that use() need not wait for.
      void Object.assign(loading, { status: 'fulfilled', value: browserSanitizer });
      return browserSanitizer;
    },
    () => {
      // The next body asks anew.
      pending = undefined;
      return () => undefined;
    },
  );
  pending = loading;
  return loading;
}
