import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import { deriveStates, type StateChanges } from '../memory/index.ts';
import { lockReaders } from './lock.ts';

const READERS_AT_ONCE = 100;
/** A reader with more is derived alone. */
const ANSWERS_AT_ONCE = 5_000;

type Reader = { id: number; answers: number; isMissing: boolean };

/** Derives all states from the log. Each transaction holds the locks of a few readers. */
export async function rebuildStates(db: Database, onProgress: () => Promise<unknown>): Promise<StateChanges> {
  const total = { states: 0, dueDates: 0 };
  for await (const readers of allReaders(db)) {
    await onProgress();
    for (const { states, dueDates } of await derive(db, readers)) {
      total.states += states;
      total.dueDates += dueDates;
    }
  }
  return total;
}

/** Derives the states of readers who answered before there were any. A stopped run loses nothing: the next one goes on. */
export async function deriveMissingStates(db: Database): Promise<void> {
  for await (const readers of allReaders(db))
    await derive(
      db,
      readers.filter(({ isMissing }) => isMissing),
    );
}

/** `isMissing`: whether a state of an answered question is not there. */
async function* allReaders(db: Database): AsyncGenerator<Reader[]> {
  for (let after = 0; ;) {
    const readers = await rowsOf<Reader>(
      db,
      sql`select u.id::float8 as id, own.answers, own.answered > (
            select count(*) from memory_states s where s."user" = u.id) as "isMissing"
          from users u cross join lateral (
            select count(*) filter (where r.attempts > 0) as answered, coalesce(sum(r.attempts), 0)::int as answers
            from study_records r where r."user" = u.id) as own
          where u.id > ${after}::bigint
          order by u.id limit ${READERS_AT_ONCE}`,
    );
    if (readers.length === 0) return;
    yield readers;
    after = readers.at(-1)!.id;
  }
}

async function derive(db: Database, readers: readonly Reader[]): Promise<StateChanges[]> {
  const changes: StateChanges[] = [];
  for (const group of groupReaders(readers)) {
    const users = group.map(({ id }) => id);
    changes.push(
      await db.transaction(async (tx) => {
        await lockReaders(tx, users);
        return deriveStates(tx, users, sql`"user" in ${users}`);
      }),
    );
  }
  return changes;
}

function groupReaders(readers: readonly Reader[]): Reader[][] {
  const groups: Reader[][] = [];
  let room = 0;
  for (const reader of readers) {
    if (groups.length === 0 || reader.answers > room) {
      groups.push([]);
      room = ANSWERS_AT_ONCE;
    }
    groups.at(-1)!.push(reader);
    room -= reader.answers;
  }
  return groups;
}
