import { asc, eq, ne, sql } from 'drizzle-orm';
import { fromColumn, ofColumn } from '../../db/bytes.ts';
import type { Database } from '../../db/connection.ts';
import { packFiles, packs } from '../../db/schema.ts';
import { rowsOf } from '../../db/sql-rows.ts';

const summary = {
  id: packs.id,
  kind: packs.kind,
  title: packs.title,
  questions: packs.questions,
  bytes: packs.bytes,
  version: packs.version,
  isPaid: packs.isPaid,
};

/** Packs as readers get them. One whose content is gone has no files, and is not here. */
export class PackStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  list = () => this.#db.select(summary).from(packs).where(ne(packs.bytes, 0)).orderBy(asc(packs.id));

  async find(id: string) {
    const [pack] = await this.#db
      .select({ ...summary, files: packs.files })
      .from(packs)
      .where(eq(packs.id, id));
    return pack && pack.bytes > 0 ? pack : undefined;
  }

  /** `isPaid` if each pack that has the file is. */
  async findFile(sha256: string) {
    const [file] = await rowsOf<{ kind: (typeof packFiles.$inferSelect)['kind']; isPaid: boolean }>(
      this.#db,
      sql`select f.kind, bool_and(p.is_paid) as "isPaid"
          from pack_files f join pack_parts u on u.sha256 = f.sha256 join packs p on p.id = u.pack
          where f.sha256 = ${sha256} group by f.kind`,
    );
    return file;
  }

  async readFile(sha256: string): Promise<Buffer | undefined> {
    const [file] = await this.#db
      .select({ content: ofColumn(packFiles.content) })
      .from(packFiles)
      .where(eq(packFiles.sha256, sha256));
    return file && fromColumn(file.content);
  }
}
