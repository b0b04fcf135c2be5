import { randomBytes } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const PUBLIC_ID_BYTES = 16;
const PUBLIC_ID = /^[\w-]{22}$/;
const MAX_VARIANT_BYTES = 512 * 1024 * 1024;
const PRUNE_TO = 0.8;

export const newPublicId = () => randomBytes(PUBLIC_ID_BYTES).toString('base64url');
/** The public id of what is known by its SHA-256 in hexadecimal digits. */
export const publicIdFromHash = (sha256: string) =>
  Buffer.from(sha256, 'hex').subarray(0, PUBLIC_ID_BYTES).toString('base64url');
/** Nothing else is ever put into a path. */
export const isPublicId = (id: string) => PUBLIC_ID.test(id);

/** The image files of the data folder: each original, and what was made of it for readers, which may go at any time. */
export function imageFiles(folder: string) {
  const originals = join(folder, 'originals');
  const variants = join(folder, 'variants');
  const originalOf = (id: string) => join(originals, `${id}.webp`);
  const variantOf = (id: string, name: string) => join(variants, id, name);
  let variantBytes: number | undefined;

  async function prune() {
    const files = await listed(variants);
    variantBytes = files.reduce((sum, { size }) => sum + size, 0);
    if (variantBytes <= MAX_VARIANT_BYTES) return;
    for (const { path, size } of files.sort((a, b) => a.at - b.at)) {
      if (variantBytes <= MAX_VARIANT_BYTES * PRUNE_TO) break;
      await rm(path, { force: true });
      variantBytes -= size;
    }
  }

  return {
    addOriginal: (id: string, bytes: Buffer) => write(originalOf(id), bytes),
    original: (id: string) => read(originalOf(id)),
    hasOriginal: (id: string) =>
      access(originalOf(id)).then(
        () => true,
        () => false,
      ),
    variant: (id: string, name: string) => read(variantOf(id, name)),

    async addVariant(id: string, name: string, bytes: Buffer): Promise<void> {
      await write(variantOf(id, name), bytes);
      if (variantBytes !== undefined) variantBytes += bytes.length;
      if (variantBytes === undefined || variantBytes > MAX_VARIANT_BYTES) await prune();
    },

    async remove(id: string): Promise<void> {
      await rm(originalOf(id), { force: true });
      await rm(join(variants, id), { recursive: true, force: true });
    },
  };
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

/** Whole or not at all: a reader never meets half a file. */
async function write(path: string, bytes: Buffer) {
  await mkdir(dirname(path), { recursive: true });
  const part = `${path}.${randomBytes(4).toString('hex')}.part`;
  await writeFile(part, bytes);
  await rename(part, path);
}

async function listed(folder: string) {
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
