import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import type { OpenDatabase } from './database.ts';

// A log-in has a dozen statements: with a pause after each it would wait a dozen times where many requests come in.
const HELD_MS = 10;
const POLL_MS = 2;

/**
 * PGlite answers synchronously: without a pause a line of callers runs to its end before this process reads another
 * request. Makes one wherever statements have held the thread for a while.
 */
export function shareThread(client: PGlite): Pick<OpenDatabase, 'whenQuiet' | 'isWanted'> {
  const runQuery = client._runExclusiveQuery.bind(client);
  const runTransaction = client._runExclusiveTransaction.bind(client);
  let heldSince: number | undefined;
  let pending = 0;
  const isBusy = () => pending > 0;

  async function pauseIfLong() {
    if (heldSince !== undefined && performance.now() - heldSince > HELD_MS) await nextTurn();
  }

  client._runExclusiveQuery = (work) =>
    runQuery(() => {
      if (heldSince === undefined) {
        heldSince = performance.now();
        setImmediate(() => void (heldSince = undefined));
      }
      return work().finally(pauseIfLong);
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
    async whenQuiet(patienceMs: number): Promise<void> {
      const end = performance.now() + patienceMs;
      // A request between two of its statements has its next one in line by then.
      await nextTurn();
      while (isBusy() && performance.now() < end) await wait(POLL_MS);
    },
    isWanted: () => pending > 1,
  };
}
