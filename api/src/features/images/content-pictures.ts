import { createHash } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { imageOriginals, images } from '../../db/schema.ts';
import { reencode } from './decode.ts';
import { publicIdFromHash, type ImageFiles } from './files.ts';

export type ContentPicture = { publicId: string; width: number; height: number };

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Each is stored once, under the SHA-256 (hex) of its file. */
export function contentPictures({ db, files, owner }: { db: Database; files: ImageFiles; owner: number }) {
  async function findStored(hashes: readonly string[]): Promise<Map<string, ContentPicture>> {
    if (hashes.length === 0) return new Map();
    const hashOf = new Map(hashes.map((hash) => [publicIdFromHash(hash), hash]));
    const rows = await withOriginals(db, [...hashOf.keys()]);
    return new Map(rows.map((row) => [hashOf.get(row.publicId)!, row]));
  }

  return {
    publicIdOf: publicIdFromHash,
    findStored,

    /** What `add` would store. */
    async check(upload: Buffer): Promise<ContentPicture & { hash: string }> {
      const { width, height } = await reencode(upload);
      const hash = sha256(upload);
      return { hash, publicId: publicIdFromHash(hash), width, height };
    },

    /** `wanted`: the public id of a picture that another bank has exported; by default that of its hash. */
    async add(upload: Buffer, wanted?: string): Promise<ContentPicture & { hash: string }> {
      const hash = sha256(upload);
      const publicId = wanted ?? publicIdFromHash(hash);
      const [stored] = await withOriginals(db, [publicId]);
      if (stored) return { hash, ...stored };
      const { bytes, width, height } = await reencode(upload);
      await db.transaction(async (tx) => {
        await tx.insert(images).values({ publicId, owner, width, height, bytes: bytes.length }).onConflictDoNothing();
        await files.addOriginal(tx, publicId, bytes);
      });
      return { hash, publicId, width, height };
    },
  };
}

const withOriginals = (db: Database, publicIds: string[]): Promise<ContentPicture[]> =>
  db
    .select({ publicId: images.publicId, width: images.width, height: images.height })
    .from(images)
    .innerJoin(imageOriginals, eq(imageOriginals.publicId, images.publicId))
    .where(inArray(images.publicId, publicIds));

export type ContentPictures = ReturnType<typeof contentPictures>;
