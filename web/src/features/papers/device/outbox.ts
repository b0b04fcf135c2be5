import type { ApolloClient } from '@apollo/client';
import { errorCode, errorRetryAfter } from '../../../apollo/errors.ts';
import { fetchPaper, finishPaper, markPaper, sendChanges } from './calls.ts';
import { hasUnsent, readStoredPaper, settleChanges } from './sheets.ts';

const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 30_000;
/** So that a reader who goes back and forth sends once. */
const GATHER_MS = 700;

/** FAILED: to be sent again. OVER: some answers came after the end, and are in the record as practice. */
export type SaveState = 'SENT' | 'WAITING' | 'FAILED' | 'OVER';
type Options = { client: ApolloClient; id: string; onState: (state: SaveState) => void };

/**
 * Sends what is done to a paper: shortly after each change, when the network is back, when the tab is looked at, and
 * after failures with growing delays. Hands it in where the reader has. Returns functions to say that something
 * changed, and to end.
 */
export function startOutbox({ client, id, onState }: Options) {
  const end = new AbortController();
  const { signal } = end;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isRunning = false;
  let isWoken = false;

  async function run() {
    isWoken = true;
    if (isRunning || signal.aborted) return;
    isRunning = true;
    clearTimeout(timer);
    try {
      while (isWoken && !signal.aborted) {
        isWoken = false;
        if ((await sendPaper(client, id)) === 'OVER') onState('OVER');
      }
      failures = 0;
      onState('SENT');
    } catch (error) {
      failures += 1;
      onState('FAILED');
      const delay = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - 1));
      wake(Math.max((errorRetryAfter(error) ?? 0) * 1000, delay));
    } finally {
      isRunning = false;
    }
  }

  function wake(inMs = GATHER_MS) {
    clearTimeout(timer);
    if (!signal.aborted) timer = setTimeout(() => void run(), inMs);
  }

  addEventListener('online', () => void run(), { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void run(), { signal });
  wake(0);
  return {
    wake: (inMs?: number) => {
      if (failures === 0) onState('WAITING');
      wake(inMs);
    },
    stop: () => {
      end.abort();
      clearTimeout(timer);
    },
  };
}

/**
 * Sends what the account does not have yet of a paper, and hands it in where the reader has. One tab at a time, as far as
 * the browser can: sending twice is safe.
 */
export const sendPaper = (client: ApolloClient, id: string): Promise<SaveState> =>
  'locks' in navigator ? navigator.locks.request(`paper-${id}`, () => send(client, id)) : send(client, id);

async function send(client: ApolloClient, id: string): Promise<SaveState> {
  const stored = await readStoredPaper(id);
  if (!stored) return 'SENT';
  const isFinished = stored.paper.state === 'FINISHED';
  const isEnding = stored.handedInAt !== undefined && !isFinished;
  if (stored.input) {
    // A visitor's is marked when it is over, a tutor's with each answer.
    const isMarkable = isEnding || isFinished || stored.paper.mode === 'TUTOR';
    if (isMarkable && (isEnding || hasUnsent(stored.changes))) await markPaper(client, stored);
    return 'SENT';
  }
  if (hasUnsent(stored.changes)) {
    try {
      await sendChanges(client, stored);
    } catch (error) {
      if (errorCode(error) !== 'PAPER_OVER') throw error;
      await settleChanges(id, stored.changes);
      await fetchPaper(client, id);
      return 'OVER';
    }
  }
  if (isEnding) await finishPaper(client, id);
  return 'SENT';
}
