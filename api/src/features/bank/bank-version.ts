import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { rowsOf } from '../../db/sql-rows.ts';

/** How late a change by another instance may be noticed. */
const CHECK_EVERY_MS = 500;

/** Database triggers increment it, and so do marks of questions under review. A query that starts after `current` resolves sees that version or a newer one. */
export function bankVersion(db: Database) {
  let lastRead: { version: string; checkedAt: number } | undefined;
  let check: Promise<string> | undefined;

  async function read(): Promise<string> {
    const [row] = await rowsOf<{ version: string }>(
      db,
      sql`select left(epoch::text, 8) || '-' || version + (select coalesce(sum(changes), 0) from review_marks) as version
          from bank_version`,
    );
    return row!.version;
  }

  function startCheck(): Promise<string> {
    const checkedAt = performance.now();
    const started = read()
      .then((version) => {
        if (check === started) lastRead = { version, checkedAt };
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
      if (lastRead && performance.now() - lastRead.checkedAt < CHECK_EVERY_MS) return lastRead.version;
      return check ?? startCheck();
    },
    /** Call after this process has committed a change. The next `current` queries the database. */
    expire(): void {
      lastRead = undefined;
      check = undefined;
    },
  };
}

export type BankVersion = ReturnType<typeof bankVersion>;
