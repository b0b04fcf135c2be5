import { createHash } from 'node:crypto';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from './problems.ts';
import { problemMessages } from './problem-messages.ts';

const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
const MAX_TEXT_BYTES = 1024 * 1024;
const MAX_ALL_TEXT_BYTES = 16 * 1024 * 1024;
const MAX_FILES = 10_000;
const MEGABYTE = 1024 * 1024;

const PICTURE = /^pictures\/[^/]+\.(?:webp|png|jpe?g)$/i;
const TEXT = /\.(?:json|md)$/;
// Notes to editors, and what search reads itself.
const NOT_CONTENT = new Set(['README.md', 'synonyms.json']);

/** By path; `pictures` are SHA-256 in hexadecimal. */
export type FolderOnDisk = {
  files: Map<string, string>;
  pictures: Map<string, string>;
  readPicture: (path: string) => Promise<Buffer>;
  problems: Problem[];
};

/** Follows no links out of the folder. */
export async function readFolder(folder: string): Promise<FolderOnDisk> {
  const files = new Map<string, string>();
  const pictures = new Map<string, string>();
  const problems: Problem[] = [];
  let textBytes = 0;

  async function readText(path: string, size: number) {
    if (size > MAX_TEXT_BYTES) return problems.push({ file: path, problem: problemMessages.textTooLarge() });
    textBytes += size;
    if (textBytes > MAX_ALL_TEXT_BYTES) return undefined;
    try {
      const decoder = new TextDecoder('utf-8', { fatal: true });
      return files.set(path, decoder.decode(await readFile(join(folder, path))));
    } catch {
      return problems.push({ file: path, problem: problemMessages.notUtf8() });
    }
  }

  async function readEntry(path: string) {
    const info = await lstat(join(folder, path));
    if (info.isSymbolicLink()) {
      return problems.push({ file: path, problem: problemMessages.symbolicLink() });
    }
    if (info.isDirectory()) return readBelow(path);
    if (!info.isFile()) return problems.push({ file: path, problem: problemMessages.notAFile() });
    if (PICTURE.test(path)) {
      if (info.size > MAX_PICTURE_BYTES) {
        const megabytes = (info.size / MEGABYTE).toFixed(1);
        problems.push({ file: path, problem: problemMessages.pictureTooLarge({ megabytes }) });
      }
      // Still listed, so that the files that use it do not report it as missing.
      return pictures.set(path, await hashOf(join(folder, path), info.size));
    }
    if (TEXT.test(path)) return readText(path, info.size);
    const problem = path.startsWith('pictures/') ? problemMessages.notAPicture() : problemMessages.unknownFile();
    return problems.push({ file: path, problem });
  }

  async function readBelow(below: string) {
    for (const name of (await readdir(join(folder, below))).sort()) {
      if (name.startsWith('.') || NOT_CONTENT.has(name)) continue;
      await readEntry(below === '' ? name : `${below}/${name}`);
      if (files.size + pictures.size > MAX_FILES) throw new Error(`${folder} has more than ${MAX_FILES} files`);
    }
  }

  await readBelow('');
  if (textBytes > MAX_ALL_TEXT_BYTES) problems.push({ file: folder, problem: problemMessages.tooMuchText() });
  return { files, pictures, problems, readPicture: (path) => readFile(join(folder, path)) };
}

const hashOf = async (path: string, size: number) =>
  createHash('sha256')
    .update(size > MAX_PICTURE_BYTES ? path : await readFile(path))
    .digest('hex');
