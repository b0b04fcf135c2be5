import type { ApolloClient } from '@apollo/client';
import { errorCode } from '../../../apollo/errors.ts';
import { markPaper } from './calls.ts';
import { sendPaper } from './outbox.ts';
import { adoptPaper, isWaiting, keepHere, papersOf, visitorsPapers } from './sheets.ts';

/** Another attempt would fail too: the paper stays on this device. */
const FINAL = ['BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT', 'PURCHASE_REQUIRED', 'NOT_SUPPORTED'];
const isFinal = (error: unknown) => FINAL.includes(errorCode(error) ?? '');

/** Sends the account the papers that a visitor sat on this device, and changes made offline. */
export async function syncPapers(client: ApolloClient, owner: string): Promise<void> {
  for (const stored of await visitorsPapers()) {
    await markPaper(client, stored).then(
      () => adoptPaper(stored.id, owner),
      (error: unknown) => {
        if (!isFinal(error)) throw error;
        return keepHere(stored.id, owner);
      },
    );
  }
  for (const stored of await papersOf(owner)) {
    if (!isWaiting(stored)) continue;
    await sendPaper(client, stored.id).catch((error: unknown) => {
      // A paper that the account refuses must not hold up the others.
      if (!stored.input || !isFinal(error)) throw error;
    });
  }
}
