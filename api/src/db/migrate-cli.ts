import { explainStartFailure } from 'server/start-failure.ts';
import { readEnv } from '../env.ts';
import { openDatabase } from './connection.ts';
import { lockFolder } from './folder-lock.ts';

async function migrate() {
  const { DATA_DIR, DATABASE_URL } = readEnv();
  // Only one process may open the embedded database; PostgreSQL serialises migrations itself.
  const lock = DATABASE_URL === undefined ? lockFolder(DATA_DIR) : undefined;
  try {
    const database = await openDatabase({
      dataDir: DATA_DIR,
      databaseUrl: DATABASE_URL,
      onError: (error) => process.stderr.write(`migrate: ${error.message}\n`),
    });
    await database.close();
  } finally {
    lock?.release();
  }
}

try {
  await migrate();
  process.stdout.write('The database is up to date.\n');
} catch (error) {
  process.stderr.write(`migrate: ${explainStartFailure(error)}\n`);
  process.exitCode = 1;
}
