import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export class DataFolderError extends Error {}

const STICKY = 0o1000;

/** PGlite lets two processes open one folder and loses writes. The kernel drops SQLite's lock if we die. */
export function lockFolder(folder: string): { release: () => void } {
  const owner = join(folder, 'owner');
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(join(folder, '.writable'), '');
  } catch (error) {
    throw new DataFolderError(`The data folder ${folder} cannot be written: ${reason(error)}`);
  }
  if (statSync(folder).mode & STICKY) {
    throw new DataFolderError(`The data folder ${folder} is everybody's. Choose a DATA_DIR of the api's own.`);
  }
  const lock = new DatabaseSync(join(folder, 'lock'));
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new DataFolderError(
      `The data folder ${folder} is in use by another api${holder(owner)}. Stop it first, or choose another DATA_DIR.`,
    );
  }
  writeFileSync(owner, String(process.pid));
  return { release: () => lock.close() };
}

const reason = (error: unknown) => (error instanceof Error ? error.message.split(',')[0] : String(error));

function holder(owner: string) {
  try {
    return ` (process ${readFileSync(owner, 'utf8')})`;
  } catch {
    return '';
  }
}
