import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { rowsOf } from '../../db/sql-rows.ts';

/** Another instance's change is noticed within this time. */
const CHECK_EVERY_MS = 500;

/**
 * The version of the question bank. Triggers of the database change it with every change to questions, their places
 * and their lists, in the same transaction. What is read after `current` resolves is at least as new as its version.
 */
export function bankVersion(db: Database, checkEveryMs = CHECK_EVERY_MS) {
  let known: { version: string; checkedAt: number } | undefined;
  let check: Promise<string> | undefined;

  async function read(): Promise<string> {
    const [row] = await rowsOf<{ version: string }>(
      db,
      sql`select left(epoch::text, 8) || '-' || version as version from bank_version`,
    );
    return row!.version;
  }

  function startCheck(): Promise<string> {
    const checkedAt = performance.now();
    const started = read()
      .then((version) => {
        if (check === started) known = { version, checkedAt };
        return version;
      })
      .finally(() => {
        if (check === started) check = undefined;
      });
    check = started;
    return started;
  }

  return {
    current(): Promise<string> | string {
      if (known && performance.now() - known.checkedAt < checkEveryMs) return known.version;
      return check ?? startCheck();
    },
    /** Call after a committed change of this process: the next read asks the database. */
    expire(): void {
      known = undefined;
      check = undefined;
    },
  };
}

export type BankVersion = ReturnType<typeof bankVersion>;
