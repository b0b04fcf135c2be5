import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { rowsOf } from '../../db/sql-rows.ts';

/** How late a change by another instance may be noticed. */
const CHECK_EVERY_MS = 500;

/** Database triggers increment it, and so do marks of questions under review. A query that starts after `current` resolves sees that version or a newer one. */
export class BankVersion {
  readonly #db: Database;
  #lastRead: { version: string; checkedAt: number } | undefined;
  #check: Promise<string> | undefined;

  constructor(db: Database) {
    this.#db = db;
  }

  current(): Promise<string> | string {
    if (this.#lastRead && performance.now() - this.#lastRead.checkedAt < CHECK_EVERY_MS) return this.#lastRead.version;
    return this.#check ?? this.#startCheck();
  }

  /** Call after this process has committed a change. The next `current` queries the database. */
  expire(): void {
    this.#lastRead = undefined;
    this.#check = undefined;
  }

  #startCheck(): Promise<string> {
    const checkedAt = performance.now();
    const started = this.#read()
      .then((version) => {
        if (this.#check === started) this.#lastRead = { version, checkedAt };
        return version;
      })
      .finally(() => {
        if (this.#check === started) this.#check = undefined;
      });
    this.#check = started;
    return started;
  }

  async #read(): Promise<string> {
    const [row] = await rowsOf<{ version: string }>(
      this.#db,
      sql`select left(epoch::text, 8) || '-' || version + (select coalesce(sum(changes), 0) from review_marks) as version
          from bank_version`,
    );
    return row!.version;
  }
}
