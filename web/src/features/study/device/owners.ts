import { database, type StoredRecord } from './database.ts';
import { readRecord } from './records.ts';

const VISITOR = '';
const TABLES = [database.attempts, database.records, database.places] as const;

/**
 * What a visitor did on this device becomes the account's, to be sent. What another account has here already leaves the
 * device; what it has not got yet waits for its next log-in.
 */
export const adoptVisitorsRecord = (owner: string) =>
  database.transaction('rw', TABLES, async () => {
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
    const owners = (await database.attempts.orderBy('owner').uniqueKeys()) as string[];
    const known = (await database.records.orderBy('owner').uniqueKeys()) as string[];
    for (const other of new Set([...owners, ...known])) if (other !== owner) await removeSent(other);
  });

function mergeRecords(own: StoredRecord, visitors: StoredRecord): StoredRecord {
  const [older, newer] = (own.last?.at ?? '') <= (visitors.last?.at ?? '') ? [own, visitors] : [visitors, own];
  const hasNote = visitors.note !== '' && visitors.note !== own.note;
  const unsent = {
    ...own.unsent,
    ...(visitors.flagged && !own.flagged && { flag: true as const }),
    ...(hasNote && { note: true as const }),
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

/** Removes what an account has from this device. Returns how many answers wait for its next log-in. */
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
    // Questions of a plan are for its owner alone.
    await database.records.where({ owner }).modify((record) => {
      delete record.question;
    });
    await database.places.where({ owner }).delete();
    return database.attempts.where({ owner }).count();
  });

/** Removes everything of a reader from this device, sent or not. */
export const removeAll = (owner: string) =>
  database.transaction('rw', TABLES, async () => {
    for (const table of TABLES) await table.where({ owner }).delete();
  });

export const isEmpty = async () =>
  (await Promise.all(TABLES.map((table) => table.count()))).every((count) => count === 0);
