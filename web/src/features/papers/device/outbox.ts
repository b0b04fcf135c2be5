import type { ApolloClient } from '@apollo/client';
import { errorCode } from '../../../apollo/errors.ts';
import { clientOf } from '../../../device/client-of.ts';
import { oneTabAtATime, SyncLoop } from '../../../device/sync-loop.ts';
import { wantRecords } from '../../study/device/index.ts';
import { fetchPaper, finishPaper, markPaper, sendChanges } from './calls.ts';
import { adoptPaper, hasUnsent, isWaiting, readStoredPaper, sectionsOf, settleChanges } from './sheets.ts';
import type { StoredPaper } from './stored-paper.ts';

const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 30_000;
/** Groups quick changes into one call. */
const GATHER_MS = 700;

/** FAILED: to be sent again. OVER: some answers came after the end and count as practice. */
export type SaveState = 'SENT' | 'WAITING' | 'FAILED' | 'OVER';
type Options = { client: ApolloClient; id: string; onState: (state: SaveState) => void };

/** Keeps sending a paper's changes, and hands it in once the reader has. */
export function startOutbox({ client, id, onState }: Options) {
  let hasFailed = false;
  const loop = new SyncLoop({
    send: async () => {
      if ((await sendPaper(client, id)) === 'OVER') onState('OVER');
    },
    firstDelayMs: FIRST_DELAY_MS,
    maxDelayMs: MAX_DELAY_MS,
    onDone: () => {
      hasFailed = false;
      onState('SENT');
    },
    onFailure: () => {
      hasFailed = true;
      onState('FAILED');
    },
  });
  loop.runIn(0);
  return {
    wake: (inMs = GATHER_MS) => {
      if (!hasFailed) onState('WAITING');
      loop.runIn(inMs);
    },
    stop: () => loop.stop(),
  };
}

/** Sends a paper's unsent changes, one tab at a time. */
export const sendPaper = (client: ApolloClient, id: string): Promise<SaveState> =>
  oneTabAtATime(`paper-${id}`, () => send(client, id));

async function send(anyones: ApolloClient, id: string): Promise<SaveState> {
  const stored = await readStoredPaper(id);
  if (!stored) return 'SENT';
  // A visitor's paper has no owner yet: it may join any account.
  const client = stored.owner ? clientOf(anyones, stored.owner) : anyones;
  if (stored.isDrawn) return sendDrawn(client, stored);
  const isFinished = stored.paper.state === 'FINISHED';
  const isEnding = stored.handedInAt !== undefined && !isFinished;
  if (stored.input) {
    // The server marks a visitor's paper at its end, with a tutor after each answer.
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

/** A paper that was drawn on this device joins the account, which then has it like any other. */
async function sendDrawn(client: ApolloClient, stored: StoredPaper): Promise<SaveState> {
  if (!isWaiting(stored)) return 'SENT';
  await markPaper(client, stored);
  await adoptPaper(stored.id, stored.owner);
  wantRecords(sectionsOf(stored).flatMap(({ entries }) => entries.map(({ asked }) => asked.id)));
  return 'SENT';
}
