import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { and, eq, sql } from 'drizzle-orm';
import { toColumn } from '../../../db/bytes.ts';
import type { Database } from '../../../db/connection.ts';
import { packFiles, type PackFileRow } from '../../../db/schema.ts';

export const MAX_FILE_BYTES = 256 * 1024;
const LEVEL = 9;
// Byte 9 of a gzip file names the system that wrote it; 255 is "unknown".
const SYSTEM_BYTE = 9;
const ANY_SYSTEM = 255;
const compress = promisify(gzip);

type Kind = PackFileRow['kind'];

/** The same text gives the same bytes, on any system: the header has no time either. */
export async function pack(text: string): Promise<Buffer> {
  const bytes = await compress(text, { level: LEVEL });
  bytes[SYSTEM_BYTE] = ANY_SYSTEM;
  return bytes;
}

/** Stores files under their hash, one statement each: no lock is held while others are made. */
export class FileWriter {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async write(kind: Kind, name: string, content: Buffer): Promise<PackFileRow> {
    const sha256 = createHash('sha256').update(content).digest('hex');
    const row = { sha256, bytes: content.length, kind, name };
    if (await this.#use(sha256)) return row;
    await this.#db
      .insert(packFiles)
      .values({
        sha256,
        kind,
        ...(kind === 'PICTURE' && { picture: name }),
        content: toColumn(content),
      })
      .onConflictDoUpdate({ target: packFiles.sha256, set: { storedAt: sql`now()` } });
    return row;
  }

  /** The file of a picture that was scaled before. */
  async reusePicture(picture: string): Promise<PackFileRow | undefined> {
    const [file] = await this.#db
      .update(packFiles)
      .set({ storedAt: sql`now()` })
      .where(and(eq(packFiles.picture, picture), eq(packFiles.kind, 'PICTURE')))
      .returning({ sha256: packFiles.sha256, bytes: sql<number>`length(${packFiles.content})` });
    return file && { ...file, kind: 'PICTURE', name: picture };
  }

  /** Whether it is there; it stays until a week after. */
  async #use(sha256: string): Promise<boolean> {
    const used = await this.#db
      .update(packFiles)
      .set({ storedAt: sql`now()` })
      .where(eq(packFiles.sha256, sha256))
      .returning({ sha256: packFiles.sha256 });
    return used.length > 0;
  }
}
