import { database } from './database.ts';
import { readRecord } from './records.ts';
import type { StoredRecord } from './rows.ts';

const VISITOR = '';
/** Derived from answers: each account fetches its own. */
const REVIEWS = [database.memoryStates, database.reviews] as const;
const TABLES = [database.attempts, database.records, database.places, ...REVIEWS] as const;

/**
 * Moves a visitor's record on this device to the account, to be sent. Removes the records of other accounts, except
 * unsent answers, which wait for their next log-in.
 */
export const adoptVisitorsRecord = (owner: string) =>
  database.transaction('rw', TABLES, async () => {
    // The account adds these itself once it takes the paper.
    await database.attempts.where({ owner: VISITOR, state: 'IN_PAPER' }).delete();
    await database.attempts.where({ owner: VISITOR }).modify({ owner, state: 'WAITING' });
    for (const record of await database.records.where({ owner: VISITOR }).toArray()) {
      await database.records.put(mergeRecords(await readRecord(owner, record.questionId), record));
    }
    for (const place of await database.places.where({ owner: VISITOR }).toArray()) {
      const other = await database.places.get([owner, place.path]);
      if (!other || other.at < place.at) await database.places.put({ ...place, owner, isUnsent: 1 });
    }
    await database.records.where({ owner: VISITOR }).delete();
    await database.places.where({ owner: VISITOR }).delete();
    for (const table of REVIEWS) await table.where({ owner: VISITOR }).delete();
    const owners = await Promise.all(
      [database.attempts, database.records, ...REVIEWS].map(
        (table) => table.orderBy('owner').uniqueKeys() as Promise<string[]>,
      ),
    );
    for (const other of new Set(owners.flat())) if (other !== owner) await removeSent(other);
  });

function mergeRecords(own: StoredRecord, visitors: StoredRecord): StoredRecord {
  const [older, newer] = (own.last?.at ?? '') <= (visitors.last?.at ?? '') ? [own, visitors] : [visitors, own];
  const hasNote = visitors.note !== '' && visitors.note !== own.note;
  const unsent = {
    ...own.unsent,
    ...(visitors.flagged && !own.flagged && { flag: true as const }),
    ...(hasNote && { note: true as const }),
    ...(visitors.postponedTo && { postponed: true as const }),
  };
  return {
    ...older,
    ...newer,
    owner: own.owner,
    attempts: own.attempts + visitors.attempts,
    flagged: own.flagged || visitors.flagged,
    note: !hasNote ? own.note : own.note === '' ? visitors.note : `${own.note}\n\n${visitors.note}`,
    noteVersion: own.noteVersion,
    unsent,
    ...(Object.keys(unsent).length > 0 && { isUnsent: 1 as const }),
  };
}

/** Removes sent data of an account from this device. Returns the number of answers that wait for its next log-in. */
export const removeSent = (owner: string): Promise<number> =>
  database.transaction('rw', TABLES, async () => {
    await database.attempts
      .where({ owner })
      .and(({ state }) => state !== 'WAITING')
      .delete();
    await database.records
      .where({ owner })
      .and(({ isUnsent }) => !isUnsent)
      .delete();
    // Texts of paid questions must not stay for the device's next reader.
    await database.records.where({ owner }).modify((record) => {
      delete record.question;
    });
    await database.places.where({ owner }).delete();
    for (const table of REVIEWS) await table.where({ owner }).delete();
    return database.attempts.where({ owner }).count();
  });

/** Removes a reader's data from this device, sent or not. */
export const removeAll = (owner: string) =>
  database.transaction('rw', TABLES, async () => {
    for (const table of TABLES) await table.where({ owner }).delete();
  });

export const isEmpty = async () =>
  (await Promise.all(TABLES.map((table) => table.count()))).every((count) => count === 0);
