import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { errorCode, serverText } from '../../../apollo/errors.ts';
import { toast } from '../../../components/toast.ts';
import { t } from '../messages/index.ts';
import { database } from './database.ts';
import { LeavePlaceDocument } from './leave-place.generated.ts';
import { storePlaces } from './places.ts';
import { PostponeQuestionDocument } from './postpone-question.generated.ts';
import { RecordAttemptsDocument, type RecordAttemptsMutation } from './record-attempts.generated.ts';
import { renewIds } from './renew-ids.ts';
import type { LoggedAttempt, StoredRecord, Unsent } from './rows.ts';
import { SetFlagDocument } from './set-flag.generated.ts';
import { SetNoteDocument } from './set-note.generated.ts';
import { UndoAttemptDocument } from './undo-attempt.generated.ts';
import { wantRecords } from './wake.ts';
import { today } from '../days/weeks.ts';

const BATCH = 50;

type Result = RecordAttemptsMutation['recordAttempts'][number];

/** The server's rate limit is reached. */
export class LimitReached extends Error {}

/** Sends the waiting attempts, oldest first, and takes back those that the reader took back after they were sent. */
export async function sendAttempts(client: ApolloClient, owner: string, hasReview: boolean): Promise<void> {
  // A server without reviews would count what was taken back.
  if (!hasReview) await waitingOf(owner).and(isUndone).delete();
  await sendWaiting(client, owner);
  await sendUndone(client, owner);
}

const waitingOf = (owner: string) => database.attempts.where({ owner, state: 'WAITING' });
const isUndone = ({ undoneAt }: LoggedAttempt) => undoneAt !== undefined;

async function sendWaiting(client: ApolloClient, owner: string): Promise<void> {
  for (;;) {
    const waiting = await waitingOf(owner).sortBy('id');
    if (waiting.length === 0) return;
    await sendBatch(client, waiting.slice(0, BATCH));
  }
}

async function sendBatch(client: ApolloClient, batch: LoggedAttempt[]): Promise<void> {
  let results: readonly Result[];
  try {
    const attempts = batch.map(
      ({ owner: _1, state: _2, outcome: _3, countsAs: _4, points: _5, heldUntil: _6, ...attempt }) => attempt,
    );
    const { data } = await client.mutate({ mutation: RecordAttemptsDocument, variables: { attempts } });
    results = data!.recordAttempts;
  } catch (error) {
    if (errorCode(error) !== 'BAD_USER_INPUT') throw error;
    // Send them one by one, so that an invalid attempt does not block the others.
    if (batch.length > 1) {
      for (const attempt of batch) await sendBatch(client, [attempt]);
      return;
    }
    const refused = { code: 'BAD_USER_INPUT', message: serverText(error) ?? '' };
    results = [{ id: batch[0]!.id, outcome: null, refused }];
  }
  const invalid = new Set(results.flatMap(({ id, refused }) => (refused?.code === 'BAD_USER_INPUT' ? [id] : [])));
  const renewed = invalid.size > 0 ? await renewIds(batch.filter(({ id }) => invalid.has(id))) : invalid;
  await storeResults(
    batch,
    results.filter(({ id }) => !renewed.has(id)),
  );
}

async function storeResults(batch: LoggedAttempt[], results: readonly Result[]) {
  const isLater = ({ refused }: Result) => refused?.code === 'LIMIT_REACHED';
  const settled = results.filter((result) => !isLater(result));
  const undone = new Set(batch.filter(isUndone).map(({ id }) => id));
  await database.transaction('rw', database.attempts, async () => {
    for (const { id, outcome, refused } of settled) {
      await database.attempts.where({ id }).modify((attempt) => {
        // The reader may have taken it back while it was sent.
        const isLate = isUndone(attempt) && !undone.has(id);
        attempt.state = refused ? 'REFUSED' : isLate ? 'UNDOING' : 'SENT';
        if (!outcome) return;
        // The account has marked it by the newest key.
        attempt.outcome = outcome;
        delete attempt.countsAs;
      });
    }
  });
  const refused = settled.flatMap((result) => result.refused ?? []);
  // Their state is stored, so each refusal is shown once.
  if (refused.length > 0) {
    void toast(t('study.refused', { count: refused.length, reason: refused[0]!.message }), 'error');
  }
  wantRecords(batch.map(({ questionId }) => questionId));
  if (settled.length < results.length) throw new LimitReached();
}

async function sendUndone(client: ApolloClient, owner: string): Promise<void> {
  for (const { id, questionId } of await database.attempts.where({ owner, state: 'UNDOING' }).toArray()) {
    let hasFailed = false;
    try {
      await client.mutate({ mutation: UndoAttemptDocument, variables: { id } });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      hasFailed = true;
      void toast(t('study.notUndone'), 'error');
    }
    await database.attempts.where({ id }).modify((attempt) => {
      attempt.state = 'SENT';
      if (hasFailed) delete attempt.undoneAt;
    });
    wantRecords([questionId]);
  }
}

/** Sends changed flags, notes and places. */
export async function sendChanges(client: ApolloClient, owner: string): Promise<void> {
  for (const record of await database.records.where({ owner, isUnsent: 1 }).toArray()) {
    if (record.unsent?.flag) await sendFlag(client, record);
    if (record.unsent?.note) await sendNote(client, record);
    if (record.unsent?.postponed) await sendPostponed(client, record);
  }
  for (const place of await database.places.where({ owner, isUnsent: 1 }).toArray()) {
    const { path, title, place: number, total } = place;
    const variables = { path, title, place: number, total };
    const places = await client.mutate({ mutation: LeavePlaceDocument, variables }).then(
      ({ data }) => data!.leavePlace,
      (error: unknown) => {
        if (!isRefusal(error)) throw error;
        return [];
      },
    );
    await database.places.where({ owner, path }).modify((stored) => {
      if (stored.at === place.at) delete stored.isUnsent;
    });
    await storePlaces(owner, places);
  }
}

async function sendFlag(client: ApolloClient, { owner, questionId, flagged }: StoredRecord) {
  try {
    await client.mutate({ mutation: SetFlagDocument, variables: { questionId, flagged } });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    void toast(serverText(error)!, 'error');
  }
  await settle(owner, questionId, 'flag', (stored) => stored.flagged === flagged, {});
}

/** On a later day it would be postponed once more. */
async function sendPostponed(client: ApolloClient, { owner, questionId, postponedTo = '' }: StoredRecord) {
  if (postponedTo > today()) {
    try {
      await client.mutate({ mutation: PostponeQuestionDocument, variables: { questionId } });
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
  }
  await settle(owner, questionId, 'postponed', (stored) => stored.postponedTo === postponedTo, {});
}

async function sendNote(client: ApolloClient, { owner, questionId, note, noteVersion }: StoredRecord) {
  let change: Partial<StoredRecord> = {};
  try {
    const variables = { questionId, note, version: noteVersion };
    const { data } = await client.mutate({ mutation: SetNoteDocument, variables });
    change = { noteVersion: data!.setNote.noteVersion };
  } catch (error) {
    const conflict = errorCode(error) === 'CONFLICT' ? conflictOf(error) : undefined;
    if (conflict?.note === note) change = { noteVersion: conflict.version };
    else if (conflict) change = { conflict };
    else if (isRefusal(error)) void toast(serverText(error)!, 'error');
    else throw error;
  }
  await settle(owner, questionId, 'note', (stored) => stored.note === note, change);
}

function conflictOf(error: unknown) {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const { record } = (error.errors[0]?.extensions ?? {}) as { record?: { note: string | null; noteVersion: number } };
  return record && { note: record.note ?? '', version: record.noteVersion };
}

// A repeated call would be refused too.
const REFUSALS = ['BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT', 'NOT_SUPPORTED', 'PURCHASE_REQUIRED'];
const isRefusal = (error: unknown) => REFUSALS.includes(errorCode(error) ?? '');

/** Marks a change as sent, unless the reader has changed it again since. */
const settle = (
  owner: string,
  questionId: string,
  what: keyof Unsent,
  isStill: (record: StoredRecord) => boolean,
  change: Partial<StoredRecord>,
) =>
  database.records.where({ owner, questionId }).modify((record) => {
    Object.assign(record, change);
    if (!isStill(record)) return;
    delete record.unsent?.[what];
    if (Object.values(record.unsent ?? {}).length === 0) delete record.isUnsent;
  });
