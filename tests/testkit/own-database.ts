import { inject } from 'vitest';
import { startTestServer } from '../../api/src/testing/postgres-server.ts';
import { newTestPostgres } from '../../api/src/testing/postgres.ts';

/** Without tables, on the server of DATABASE_URL or an embedded one. `stop` removes it. */
export async function ownDatabase(): Promise<{ url: string; stop: () => Promise<void> }> {
  const { server, stop } = await startTestServer(inject('databaseUrl'));
  const { url } = await newTestPostgres(server);
  return { url, stop };
}
