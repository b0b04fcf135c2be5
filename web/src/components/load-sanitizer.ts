import type { Sanitize } from './sanitize-context.ts';
import { trackPromise } from './track-promise.ts';

// Every render would try again.
const RETRY_AFTER_MS = 10_000;

let pending: Promise<Sanitize> | undefined;
let loaded: Sanitize | undefined;

/** DOMPurify, 10 kB, which most question pages do not need. */
export const loadSanitizer = (): Promise<Sanitize> => (pending ??= trackPromise(load()));

/** Undefined until it is there. */
export const loadedSanitizer = (): Sanitize | undefined => loaded;

async function load(): Promise<Sanitize> {
  try {
    return (loaded = (await import('./sanitizer/browser-sanitizer.ts')).browserSanitizer);
  } catch {
    setTimeout(() => (pending = undefined), RETRY_AFTER_MS);
    return () => undefined;
  }
}
