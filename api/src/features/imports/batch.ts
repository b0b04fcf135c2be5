import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { rowsOf } from '../../db/sql-rows.ts';

type NewBatch = { file: string; who: number; isPublished: boolean; now: () => Date };

/** A file that is being imported. It is stored with its first questions. */
export class ImportBatch {
  readonly file: string;
  readonly who: number;
  readonly isPublished: boolean;
  readonly now: () => Date;
  /** Drafts of this file, which later rows of it may change. */
  readonly drafts = new Set<number>();
  #id: number | undefined;

  constructor({ file, who, isPublished, now }: NewBatch) {
    this.file = file;
    this.who = who;
    this.isPublished = isPublished;
    this.now = now;
  }

  get id(): number | undefined {
    return this.#id;
  }

  /** In the transaction that stores the questions. */
  async ensure(tx: Database): Promise<number> {
    if (this.#id !== undefined) return this.#id;
    const [row] = await rowsOf<{ id: number | string }>(
      tx,
      sql`insert into import_batches (file, who, at)
            values (${this.file}, ${this.who}, ${this.now().toISOString()}::timestamptz) returning id`,
    );
    this.#id = Number(row!.id);
    return this.#id;
  }

  async noteRefused(db: Database, refused: number): Promise<void> {
    if (this.#id === undefined) return;
    await db.execute(sql`update import_batches set refused = ${refused} where id = ${this.#id}`);
  }
}
