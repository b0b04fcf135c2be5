import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { type PackFileRow, packs } from '../../../db/schema.ts';
import { jsonRows } from '../../../db/sql-rows.ts';
import type { Content } from './content.ts';
import type { Due } from './due.ts';

const VERSION_DIGITS = 16;
/** For devices that are in the middle of a download. */
const KEEP_DAYS = 7;
/** On the embedded database one statement blocks everybody. */
const PARTS_A_STATEMENT = 250;

/** From here on manifests have the new files. */
export async function publish(db: Database, { id, source }: Due, { files, ...content }: Content): Promise<void> {
  const row = {
    ...content,
    files,
    bytes: files.reduce((sum, file) => sum + file.bytes, 0),
    version: versionOf(files),
    source,
    builtAt: sql`now()`,
  };
  const hashes = [...new Set(files.map(({ sha256 }) => sha256))];
  for (let from = 0; from < hashes.length; from += PARTS_A_STATEMENT) {
    await addParts(db, id, hashes.slice(from, from + PARTS_A_STATEMENT));
  }
  await db.transaction(async (tx) => {
    await tx
      .insert(packs)
      .values({ id, ...row })
      .onConflictDoUpdate({ target: packs.id, set: row });
    await tx.execute(
      sql`update pack_parts set dropped_at = now()
          where pack = ${id} and dropped_at is null
            and sha256 not in (select jsonb_array_elements_text(${jsonRows(hashes)}))`,
    );
  });
}

const addParts = (db: Database, pack: string, hashes: readonly string[]) =>
  db.execute(
    sql`insert into pack_parts (sha256, pack) select jsonb_array_elements_text(${jsonRows(hashes)}), ${pack}
        on conflict (sha256, pack) do update set dropped_at = null where pack_parts.dropped_at is not null`,
  );

/** Of the files and their names: the same content has the same version. */
function versionOf(files: readonly PackFileRow[]): string {
  const hash = createHash('sha256');
  for (const { name, sha256 } of files) hash.update(`${name} ${sha256}\n`);
  return hash.digest('hex').slice(0, VERSION_DIGITS);
}

/** Removes the files that no pack has had for a week. */
export async function sweepFiles(db: Database): Promise<void> {
  const before = sql`now() - ${KEEP_DAYS} * interval '1 day'`;
  await db.execute(sql`delete from pack_parts where dropped_at < ${before}`);
  await db.execute(
    sql`delete from pack_files f where stored_at < ${before}
          and not exists (select from pack_parts where sha256 = f.sha256)`,
  );
}
