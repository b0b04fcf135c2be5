import type { Client, ClientConfig } from 'pg';

// Any number that nothing else in this database locks.
const TURN = 7_251_001;
const CONNECT_TIMEOUT_MS = 5_000;

/**
 * Does work while no other process does such work over the same PostgreSQL database; waits as long as that takes. The
 * lock is the connection's: it goes with it, however this process ends. The work may use the connection.
 */
export async function inTurn<Result>(
  connectionString: string,
  onError: (error: Error) => void,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const { Client: PgClient } = await import('pg');
  // Tables of millions of rows take longer to bring up to date than a request may.
  const config: ClientConfig = { connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, keepAlive: true };
  const client = new PgClient(config);
  client.on('error', onError);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [TURN]);
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
