import type { Client, ClientConfig } from 'pg';

const LOCK_ID = 7_251_001;
const CONNECT_TIMEOUT_MS = 5_000;

/** Holds an advisory lock, which ends with the connection. The work may use the connection. */
export async function runExclusively<Result>(
  connectionString: string,
  onError: (error: Error) => void,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const { Client: PgClient } = await import('pg');
  // No statement timeout: migrating millions of rows takes longer than a request may.
  const config: ClientConfig = { connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, keepAlive: true };
  const client = new PgClient(config);
  client.on('error', onError);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [LOCK_ID]);
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
