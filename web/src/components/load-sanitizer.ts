import type { Sanitize } from './sanitize-context.ts';
import { tracked } from './tracked.ts';

/** After one that failed, the next attempt waits this long: a render that asks again must not ask at once. */
const AGAIN_MS = 10_000;

let pending: Promise<Sanitize> | undefined;

/** DOMPurify, 10 kB, which most question pages do without. Where it does not arrive, markup is shown as text. */
export const loadSanitizer = (): Promise<Sanitize> => (pending ??= tracked(load()));

async function load(): Promise<Sanitize> {
  try {
    return (await import('./sanitizer/browser-sanitizer.ts')).browserSanitizer;
  } catch {
    setTimeout(() => (pending = undefined), AGAIN_MS);
    return () => undefined;
  }
}
