import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { eq } from 'drizzle-orm';
import { fromColumn, ofColumn, toColumn } from '../../db/bytes.ts';
import type { Database } from '../../db/connection.ts';
import { imageOriginals, images } from '../../db/schema.ts';

const PUBLIC_ID_BYTES = 16;
const PUBLIC_ID = /^[\w-]{22}$/;
const MAX_VARIANT_BYTES = 512 * 1024 * 1024;
const PRUNE_TO = 0.8;

export const newPublicId = () => randomBytes(PUBLIC_ID_BYTES).toString('base64url');
export const publicIdFromHash = (sha256: string) =>
  Buffer.from(sha256, 'hex').subarray(0, PUBLIC_ID_BYTES).toString('base64url');
export const isPublicId = (id: string) => PUBLIC_ID.test(id);

/** Originals are in the database, where every instance finds them; variants on disk may be deleted at any time. */
export function imageFiles(db: Database, folder: string) {
  const variants = join(folder, 'variants');
  const variantOf = (id: string, name: string) => join(variants, id, name);
  let variantBytes: number | undefined;

  async function prune() {
    const files = await listFiles(variants);
    variantBytes = files.reduce((sum, { size }) => sum + size, 0);
    if (variantBytes <= MAX_VARIANT_BYTES) return;
    for (const { path, size } of files.sort((a, b) => a.at - b.at)) {
      if (variantBytes <= MAX_VARIANT_BYTES * PRUNE_TO) break;
      await rm(path, { force: true });
      variantBytes -= size;
    }
  }

  return {
    addOriginal,

    async original(id: string): Promise<Buffer | undefined> {
      const [row] = await db
        .select({ content: ofColumn(imageOriginals.content) })
        .from(imageOriginals)
        .where(eq(imageOriginals.publicId, id));
      return row && fromColumn(row.content);
    },

    /** Another instance may have deleted it. */
    async has(id: string): Promise<boolean> {
      const [row] = await db
        .select({ id: imageOriginals.publicId })
        .from(imageOriginals)
        .where(eq(imageOriginals.publicId, id));
      return row !== undefined;
    },

    variant: (id: string, name: string) => read(variantOf(id, name)),

    async addVariant(id: string, name: string, bytes: Buffer): Promise<void> {
      await write(variantOf(id, name), bytes);
      if (variantBytes !== undefined) variantBytes += bytes.length;
      if (variantBytes === undefined || variantBytes > MAX_VARIANT_BYTES) await prune();
    },

    removeVariants: (id: string) => rm(join(variants, id), { recursive: true, force: true }),

    migrateOriginals: () => migrateOriginals(db, join(folder, 'originals')),
  };
}

async function addOriginal(tx: Database, publicId: string, bytes: Buffer): Promise<void> {
  await tx
    .insert(imageOriginals)
    .values({ publicId, content: toColumn(bytes) })
    .onConflictDoNothing();
}

/** Moves the originals that an earlier version stored in the data folder into the database. */
async function migrateOriginals(db: Database, folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const id = basename(name, '.webp');
    const [row] = await db.select({ id: images.id }).from(images).where(eq(images.publicId, id));
    const content = row && (await read(join(folder, name)));
    if (content) await addOriginal(db, id, content);
    await rm(join(folder, name));
  }
  await rm(folder, { recursive: true, force: true });
}

export type ImageFiles = ReturnType<typeof imageFiles>;

async function read(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Atomic, so that nobody reads half a file. */
async function write(path: string, bytes: Buffer) {
  await mkdir(dirname(path), { recursive: true });
  const part = `${path}.${randomBytes(4).toString('hex')}.part`;
  await writeFile(part, bytes);
  await rename(part, path);
}

async function listFiles(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const found = await Promise.all(
    files.map(async (path) => {
      const info = await stat(path).catch(() => undefined);
      return info ? [{ path, size: info.size, at: info.mtimeMs }] : [];
    }),
  );
  return found.flat();
}
