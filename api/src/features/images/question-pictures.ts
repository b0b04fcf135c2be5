import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { images, questionPictures } from '../../db/schema.ts';
import type { ContentPicture } from './content-pictures.ts';

/** By public id, those that are stored; of others than `owner` only what questions have already. */
export async function findPictures(
  db: Database,
  publicIds: readonly string[],
  owner?: number,
): Promise<Map<string, ContentPicture>> {
  if (publicIds.length === 0) return new Map();
  const isOfQuestion = sql`exists (select from ${questionPictures} where ${questionPictures.publicId} = ${images.publicId})`;
  const rows = await db
    .select({ publicId: images.publicId, width: images.width, height: images.height })
    .from(images)
    .where(
      and(
        inArray(images.publicId, [...publicIds]),
        owner === undefined ? undefined : or(eq(images.owner, owner), isOfQuestion),
      ),
    );
  return new Map(rows.map((row) => [row.publicId, row]));
}

/** From here on no clean-up deletes them. */
export async function keepPictures(tx: Database, publicIds: readonly string[]): Promise<void> {
  if (publicIds.length === 0) return;
  await tx
    .insert(questionPictures)
    .values([...new Set(publicIds)].map((publicId) => ({ publicId })))
    .onConflictDoNothing();
}
