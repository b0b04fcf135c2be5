import { createHash } from 'node:crypto';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  isPassedOver,
  MAX_ALL_TEXT_BYTES,
  MAX_FOLDER_FILES,
  MAX_PICTURE_BYTES,
  sortFile,
  type UnsentFile,
} from 'schema/content-folder.ts';

/** By path; `pictures` are SHA-256 in hexadecimal. */
export type FolderOnDisk = {
  files: Map<string, string>;
  pictures: Map<string, string>;
  readPicture: (path: string) => Promise<Buffer>;
  unsent: UnsentFile[];
};

/** Follows no links out of the folder. */
export async function readFolder(folder: string): Promise<FolderOnDisk> {
  const files = new Map<string, string>();
  const pictures = new Map<string, string>();
  const unsent: UnsentFile[] = [];
  let textBytes = 0;

  async function readText(path: string, size: number) {
    textBytes += size;
    if (textBytes > MAX_ALL_TEXT_BYTES) return undefined;
    try {
      const decoder = new TextDecoder('utf-8', { fatal: true });
      return files.set(path, decoder.decode(await readFile(join(folder, path))));
    } catch {
      return unsent.push({ file: path, reason: 'NOT_UTF8' });
    }
  }

  async function readEntry(path: string) {
    const info = await lstat(join(folder, path));
    if (info.isSymbolicLink()) return unsent.push({ file: path, reason: 'SYMBOLIC_LINK' });
    if (info.isDirectory()) return readBelow(path);
    if (!info.isFile()) return unsent.push({ file: path, reason: 'NOT_A_FILE' });
    const { kind, unsent: problem } = sortFile(path, info.size);
    if (problem) unsent.push(problem);
    // Still listed where it is too large, so that the files that use it do not report it as missing.
    if (kind === 'picture') return pictures.set(path, await hashOf(join(folder, path), info.size));
    return kind === 'text' ? readText(path, info.size) : undefined;
  }

  async function readBelow(below: string) {
    for (const name of (await readdir(join(folder, below))).sort()) {
      if (isPassedOver(name)) continue;
      await readEntry(below === '' ? name : `${below}/${name}`);
      if (files.size + pictures.size + unsent.length > MAX_FOLDER_FILES)
        throw new Error(`${folder} has more than ${MAX_FOLDER_FILES} files`);
    }
  }

  await readBelow('');
  if (textBytes > MAX_ALL_TEXT_BYTES) unsent.push({ file: folder, reason: 'TOO_MUCH_TEXT' });
  return { files, pictures, unsent, readPicture: (path) => readFile(join(folder, path)) };
}

const hashOf = async (path: string, size: number) =>
  createHash('sha256')
    .update(size > MAX_PICTURE_BYTES ? path : await readFile(path))
    .digest('hex');
