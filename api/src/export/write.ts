import { rm } from 'node:fs/promises';
import type { Database } from '../db/connection.ts';
import type { ImageFiles } from '../images/index.ts';
import { deriveKey } from '../keys.ts';
import { openExportFile, type ExportFile } from './file-writer.ts';
import type { End, Header } from './format.ts';
import { lastMigration } from './tables.ts';
import { writeTables } from './write-tables.ts';

const MARK_BYTES = 12;

export type ExportSource = { db: Database; files: ImageFiles; secret: Uint8Array };
type ExportOptions = { path: string; pictures: boolean; signal: AbortSignal };

/** The same for the same secret; the secret does not follow from it. */
export const secretMark = (secret: Uint8Array) =>
  Buffer.from(deriveKey(secret, 'export mark')).subarray(0, MARK_BYTES).toString('hex');

/** Writes all there is to a new file, readable by its owner alone. Leaves no file if it fails or is aborted. */
export async function writeExport(
  { db, files, secret }: ExportSource,
  { path, pictures, signal }: ExportOptions,
): Promise<Omit<End, 'sha256'>> {
  const file = openExportFile(path);
  try {
    const first: Header = {
      export: 'medical-study-platform',
      version: 1,
      migration: lastMigration(),
      taken_at: new Date().toISOString(),
      secret_mark: secretMark(secret),
      pictures,
    };
    await file.line(JSON.stringify(first));
    const { rows, pictureIds } = await writeTables(db, file, signal);
    const counts = pictures
      ? await writePictures(files, pictureIds, file, signal)
      : { pictures: 0, pictures_missing: 0 };
    const summary = { rows, ...counts };
    await file.finish(summary);
    return summary;
  } catch (error) {
    await file.abandon();
    await rm(path, { force: true });
    throw error;
  }
}

/** One at a time: there may be a hundred thousand. */
async function writePictures(files: ImageFiles, ids: readonly string[], file: ExportFile, signal: AbortSignal) {
  let written = 0;
  for (const id of ids) {
    signal.throwIfAborted();
    const bytes = await files.original(id);
    if (!bytes) continue;
    await file.line(JSON.stringify({ picture: id, bytes: bytes.toString('base64') }));
    written += 1;
  }
  return { pictures: written, pictures_missing: ids.length - written };
}
