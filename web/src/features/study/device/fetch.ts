import type { ApolloClient } from '@apollo/client';
import { database } from './database.ts';
import type { StudyRecordFragment as AccountRecord } from './record.generated.ts';
import { addAccountsRecord } from './derive.ts';
import { readRecord } from './records.ts';
import { StudyRecordsDocument } from './records.generated.ts';
import type { StoredRecord } from './rows.ts';

// The schema's limit per call.
const BATCH = 20;

/** Fetches the account's records of these questions. */
export async function fetchRecords(client: ApolloClient, owner: string, questionIds: readonly string[]): Promise<void> {
  for (let first = 0; first < questionIds.length; first += BATCH) {
    const questions = questionIds.slice(first, first + BATCH);
    // The device stores them.
    const options = { query: StudyRecordsDocument, variables: { questions }, fetchPolicy: 'no-cache' } as const;
    const { data } = await client.query(options);
    await store(owner, data?.viewer?.study?.records ?? []);
  }
}

const isEmpty = ({ attempts, flagged, noteVersion, dueOn }: StoredRecord | AccountRecord) =>
  attempts === 0 && !flagged && noteVersion === 0 && !dueOn;

const store = (owner: string, records: readonly AccountRecord[]) =>
  database.transaction('rw', database.attempts, database.records, async () => {
    for (const account of records) {
      const { questionId } = account;
      const record = await readRecord(owner, questionId);
      // One that is here may have lost its flag on another device.
      if (isEmpty(account) && isEmpty(record)) continue;
      const attempts = await database.attempts.where({ owner, questionId }).toArray();
      // The account still counts an answer that was taken back. It is asked again once it knows.
      if (attempts.some(({ state }) => state === 'UNDOING')) continue;
      const waiting = attempts.filter(({ state }) => state === 'WAITING');
      await database.records.put(addAccountsRecord(record, account, waiting));
    }
  });
