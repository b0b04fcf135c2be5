// @module-tag long
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../db/connection.ts';
import { migrateTo } from '../../db/migrations.ts';
import { openPglite } from '../../db/open-pglite.ts';
import { drizzleOnPglite } from '../../db/pglite-drizzle.ts';
import { readEnv } from '../../env.ts';
import { BASE_PATH } from '../../http/base-path.ts';
import { createLogger } from '../../logger.ts';
import { type RunningApi, startApi } from '../../server.ts';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'packs-start-'))));
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));

type List = { packs: { id: string; questions: number }[] };

async function listOf({ port }: RunningApi): Promise<List['packs']> {
  const response = await fetch(`http://127.0.0.1:${port}${BASE_PATH}/packs`);
  return ((await response.json()) as List).packs;
}

test('a folder of the version before has packs soon after its first start', async () => {
  const client = await openPglite(join(folder, 'database'));
  await (drizzleOnPglite(client) as unknown as Database).transaction(async (tx) => {
    await migrateTo(tx, '0036_review');
    await tx.execute(sql`
      insert into questions (ref, content_hash, type, prof, subject, stem, options, parts, "references", appearances)
      select 'ANAT-' || n, sha256(n::text::bytea), 'MTF', '_1', 'ANAT', 'Which?', '[]', '[]', '[]', '[]'
      from generate_series(1, 30) n`);
    await tx.execute(sql`insert into internship_subjects (id, name, position) values ('ward', 'On the ward', 1)`);
  });
  await client.close();
  const expected = [
    { id: 'ANAT', questions: 30 },
    { id: 'RX_AID', questions: 0 },
  ];
  const env = readEnv({ DATA_DIR: folder, PORT: '0', SAMPLE_CONTENT: 'false' });
  const api = await startApi(env, createLogger('silent'));
  try {
    await expect.poll(() => listOf(api)).toMatchObject(expected);
  } finally {
    await api.stop();
  }
});
