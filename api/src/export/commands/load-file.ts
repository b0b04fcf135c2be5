import { signingSecret } from '../../features/accounts/index.ts';
import { openDatabase } from '../../db/connection.ts';
import { DataFolderError, lockFolder } from '../../db/folder-lock.ts';
import type { Env } from '../../env.ts';
import { ExportError, loadExport, secretMark } from '../index.ts';
import { CommandError } from '../../command-line/command.ts';

/** Throws CommandError if nothing was imported. */
export async function loadFile(env: Env, path: string, replace: boolean) {
  try {
    return await load(env, path, replace);
  } catch (error) {
    if (error instanceof ExportError || error instanceof DataFolderError) throw new CommandError(error.message);
    // The driver's error explains more than the query that failed.
    const { message, cause } = error as Error;
    throw new CommandError(`Nothing was imported: ${cause instanceof Error ? cause.message : message}`);
  }
}

async function load(env: Env, path: string, replace: boolean) {
  const lock = lockFolder(env.DATA_DIR);
  try {
    const mark = secretMark(signingSecret(env));
    const database = await openDatabase({
      dataDir: env.DATA_DIR,
      databaseUrl: env.DATABASE_URL,
      onError: () => undefined,
    });
    try {
      const { header, end } = await loadExport({ db: database.db, path, replace });
      return {
        taken_at: header.taken_at,
        rows: Object.values(end.rows).reduce((sum, count) => sum + count, 0),
        same_secret: header.secret_mark === mark,
      };
    } finally {
      await database.close();
    }
  } finally {
    lock.release();
  }
}
