import { setTimeout as wait } from 'node:timers/promises';

const EVERY_MS = 50;

export async function until(
  description: string,
  condition: () => boolean | Promise<boolean>,
  withinMs = 30_000,
): Promise<void> {
  const end = performance.now() + withinMs;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`${description}: not within ${withinMs} ms`);
    await wait(EVERY_MS);
  }
}
