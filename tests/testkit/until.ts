import { setTimeout as wait } from 'node:timers/promises';

const EVERY_MS = 50;

/** Waits until something is so; throws with what was waited for once it has taken too long. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>, withinMs = 30_000): Promise<void> {
  const end = performance.now() + withinMs;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`${what}: not within ${withinMs} ms`);
    await wait(EVERY_MS);
  }
}
