import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { images } from '../../db/schema.ts';
import { newPublicId, type ImageFiles } from './files.ts';
import type { StoredImage } from './decode.ts';
import { isUnused } from './in-use.ts';

/** Per user. A new image replaces the oldest unused one. */
export const MAX_IMAGES = 12;

export type ImageRow = typeof images.$inferSelect;

export function imageStore(db: Database, files: ImageFiles) {
  async function removeRow(row: ImageRow) {
    await db.delete(images).where(eq(images.id, row.id));
    await files.removeVariants(row.publicId);
  }

  return {
    async add(tx: Database, owner: number, { bytes, width, height }: StoredImage): Promise<ImageRow> {
      const publicId = newPublicId();
      const [row] = await tx.insert(images).values({ publicId, owner, width, height, bytes: bytes.length }).returning();
      await files.addOriginal(tx, publicId, bytes);
      return row!;
    },

    async find(owner: number, id: number): Promise<ImageRow | undefined> {
      const [row] = await db
        .select()
        .from(images)
        .where(and(eq(images.id, id), eq(images.owner, owner)));
      return row;
    },

    async remove(owner: number, publicId: string): Promise<void> {
      const [row] = await db
        .select()
        .from(images)
        .where(and(eq(images.publicId, publicId), eq(images.owner, owner), isUnused(db)));
      if (row) await removeRow(row);
    },

    async keepWithinQuota(owner: number): Promise<void> {
      const unused = await db
        .select()
        .from(images)
        .where(and(eq(images.owner, owner), isUnused(db)))
        .orderBy(asc(images.id));
      for (const row of unused.slice(0, Math.max(0, unused.length - MAX_IMAGES))) await removeRow(row);
    },

    /** Their variants are no longer served, and are pruned later. */
    async removeUnused(tx: Database, owner: number): Promise<void> {
      await tx.delete(images).where(and(eq(images.owner, owner), isUnused(tx)));
    },
  };
}
