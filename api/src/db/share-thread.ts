import { setImmediate as nextEventLoopTurn, setTimeout as wait } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import type { OpenDatabase } from './database.ts';

// A pause after every statement would make a log-in, which has a dozen, wait a dozen times under load.
const MAX_BLOCKING_MS = 10;
const POLL_MS = 2;

/** PGlite runs statements synchronously. Pauses between them once they have kept the event loop from other requests. */
export function shareThread(client: PGlite): Pick<OpenDatabase, 'whenIdle' | 'hasWaiters'> {
  const runQuery = client._runExclusiveQuery.bind(client);
  const runTransaction = client._runExclusiveTransaction.bind(client);
  let blockingSince: number | undefined;
  let pending = 0;
  const isBusy = () => pending > 0;

  async function pauseIfBlocking() {
    if (blockingSince !== undefined && performance.now() - blockingSince > MAX_BLOCKING_MS) await nextEventLoopTurn();
  }

  client._runExclusiveQuery = (work) =>
    runQuery(() => {
      if (blockingSince === undefined) {
        blockingSince = performance.now();
        setImmediate(() => void (blockingSince = undefined));
      }
      return work().finally(pauseIfBlocking);
    });

  client._runExclusiveTransaction = async (work) => {
    pending += 1;
    try {
      return await runTransaction(work);
    } finally {
      pending -= 1;
    }
  };

  return {
    async whenIdle(maxWaitMs: number): Promise<void> {
      const end = performance.now() + maxWaitMs;
      // By then a request that is between two statements has queued its next one.
      await nextEventLoopTurn();
      while (isBusy() && performance.now() < end) await wait(POLL_MS);
    },
    hasWaiters: () => pending > 1,
  };
}
