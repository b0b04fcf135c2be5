import { rm } from 'node:fs/promises';
import type { Database } from '../db/connection.ts';
import { lastMigration } from '../db/migrations.ts';
import { deriveKey } from '../keys.ts';
import { openExportFile } from './file-writer.ts';
import type { Header } from './format.ts';
import { writeTables } from './write-tables.ts';

const MARK_BYTES = 12;

export type ExportSource = { db: Database; secret: Uint8Array };

/** Identifies the secret without revealing it. */
export const secretMark = (secret: Uint8Array) =>
  Buffer.from(deriveKey(secret, 'export mark')).subarray(0, MARK_BYTES).toString('hex');

/** The file is readable by its owner only. Leaves no file if it fails or is aborted. */
export async function writeExport(
  { db, secret }: ExportSource,
  path: string,
  signal: AbortSignal,
  without: readonly string[] = [],
): Promise<void> {
  const file = openExportFile(path);
  try {
    const first: Header = {
      export: 'medical-study-platform',
      version: 1,
      migration: lastMigration(),
      taken_at: new Date().toISOString(),
      secret_mark: secretMark(secret),
    };
    await file.line(JSON.stringify(first));
    await file.finish({ rows: await writeTables(db, file, signal, without) });
  } catch (error) {
    await file.abandon();
    await rm(path, { force: true });
    throw error;
  }
}
