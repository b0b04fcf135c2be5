import type { Sanitize } from './sanitize-context.ts';
import { tracked } from './tracked.ts';

/** Delay after a failed attempt, since every render would try again. */
const AGAIN_MS = 10_000;

let pending: Promise<Sanitize> | undefined;

/** DOMPurify, 10 kB, which most question pages do not need. If it cannot be loaded, markup is shown as text. */
export const loadSanitizer = (): Promise<Sanitize> => (pending ??= tracked(load()));

async function load(): Promise<Sanitize> {
  try {
    return (await import('./sanitizer/browser-sanitizer.ts')).browserSanitizer;
  } catch {
    setTimeout(() => (pending = undefined), AGAIN_MS);
    return () => undefined;
  }
}
