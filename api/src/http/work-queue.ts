import { tooManyRequests } from './errors.ts';

const RETRY_AFTER_S = 1;

/** Does costly work a few at a time; past `queued` waiting it answers 429 at once, so that no flood piles up. */
export function workQueue({ running, queued }: { running: number; queued: number }) {
  let busy = 0;
  const waiting: (() => void)[] = [];

  return {
    get waiting() {
      return waiting.length;
    },
    async run<Result>(work: () => Promise<Result>): Promise<Result> {
      if (busy < running) busy += 1;
      else if (waiting.length >= queued) throw tooManyRequests(RETRY_AFTER_S);
      // Whoever is done hands its place on.
      else await new Promise<void>((start) => waiting.push(start));
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else busy -= 1;
      }
    },
  };
}
