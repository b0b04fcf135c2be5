import type { ApolloClient } from '@apollo/client';
import { errorCode } from '../../../apollo/errors.ts';
import { markPaper } from './calls.ts';
import { sendPaper } from './outbox.ts';
import { adoptPaper, hasUnsent, keepHere, papersOf, visitorsPapers } from './sheets.ts';

/** Another attempt would fail too: the paper stays on this device. */
const FINAL = ['BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT', 'PURCHASE_REQUIRED', 'NOT_SUPPORTED'];

/** Sends the account the papers that a visitor sat on this device, and changes made offline. */
export async function syncPapers(client: ApolloClient, owner: string): Promise<void> {
  for (const stored of await visitorsPapers()) {
    await markPaper(client, stored).then(
      () => adoptPaper(stored.id, owner),
      (error: unknown) => {
        if (!FINAL.includes(errorCode(error) ?? '')) throw error;
        return keepHere(stored.id, owner);
      },
    );
  }
  for (const { id, changes, handedInAt, paper } of await papersOf(owner)) {
    if (hasUnsent(changes) || (handedInAt !== undefined && paper.state === 'OPEN')) await sendPaper(client, id);
  }
}
