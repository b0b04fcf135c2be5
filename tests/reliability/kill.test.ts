import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { notifications, openDatabase } from '../../api/src/testing/program.ts';
import { API } from '../../scripts/programs.ts';
import { dataFolder } from '../testkit/data-folder.ts';
import { freePort } from '../testkit/free-port.ts';
import { startInstance } from '../testkit/instance.ts';
import { post } from '../journeys/notifications/notify.ts';
import { startPostgres } from '../testkit/postgres.ts';
import { restOf } from '../testkit/topology.ts';

const KILLS = Number(process.env.KILLS ?? 10);
/** The minimum of acknowledged writes. */
const WRITES = Number(process.env.KILL_WRITES ?? 10_000);
const WRITERS = 16;
const TEN_MINUTES_MS = 600_000;

/** Random, one kill per part of the writes, the last after the minimum. */
function killPoints(): number[] {
  const part = Math.ceil(WRITES / KILLS);
  return Array.from({ length: KILLS }, (_, kill) => randomInt(part) + (kill + 1 < KILLS ? kill * part + 1 : WRITES));
}

/** Kills an api repeatedly during writes. Returns the acknowledged writes and the slowest start. */
async function killAgainAndAgain(dataDir: string, env: NodeJS.ProcessEnv) {
  const api = await startInstance('api', API, {
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    SAMPLE_CONTENT: 'false',
    LOG_LEVEL: 'error',
    ...env,
  });
  const adminToken = readFileSync(join(dataDir, 'admin-token'), 'utf8').trim();
  const acknowledged: string[] = [];
  const startsMs: number[] = [];
  const killedAt: number[] = [];
  for (const [kill, point] of killPoints().entries()) {
    let isKilled = false;
    let sent = 0;
    const write = async () => {
      while (!isKilled) {
        sent += 1;
        const title = `${kill} ${sent}`;
        try {
          await post({ rest: restOf(api), adminToken }, { title });
        } catch (error) {
          // Writes succeed until the kill.
          if (!isKilled) throw error;
          return;
        }
        acknowledged.push(title);
        if (acknowledged.length < point || isKilled) continue;
        isKilled = true;
        // The others are being written.
        killedAt.push(acknowledged.length);
        await api.kill();
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, write));
    const since = performance.now();
    await api.start();
    startsMs.push(performance.now() - since);
  }
  await api.kill();
  return { acknowledged, killedAt, slowestStartMs: Math.max(...startsMs) };
}

type Acknowledged = Awaited<ReturnType<typeof killAgainAndAgain>>;

function expectAll(kept: string[], { acknowledged, killedAt, slowestStartMs }: Acknowledged) {
  const there = new Set(kept);
  expect(acknowledged.filter((title) => !there.has(title))).toEqual([]);
  // Writes in flight may be stored or not, but only once.
  expect(there.size).toBe(kept.length);
  expect(kept.length - acknowledged.length).toBeLessThanOrEqual(KILLS * WRITERS);
  expect(acknowledged.length).toBeGreaterThanOrEqual(WRITES);
  expect(killedAt).toHaveLength(KILLS);
  console.log(
    `${acknowledged.length} acknowledged writes, killed after ${killedAt.join(', ')}, slowest start ${Math.round(slowestStartMs)} ms`,
  );
}

// Concurrent: each keeps one core busy.
test.concurrent(
  'R7 PGlite: after ten kills during writes all acknowledged data is there',
  { timeout: TEN_MINUTES_MS },
  async () => {
    const { path, remove } = dataFolder();
    const acknowledged = await killAgainAndAgain(path, {});
    const { db, close } = await openDatabase({ dataDir: path, onError: () => undefined });
    const rows = await db.select({ title: notifications.title }).from(notifications);
    await close();
    expectAll(
      rows.map(({ title }) => title),
      acknowledged,
    );
    remove();
  },
);

test.concurrent('R7 PostgreSQL: the same, and its indexes are intact', { timeout: TEN_MINUTES_MS }, async () => {
  const { path, remove } = dataFolder();
  const postgres = await startPostgres();
  try {
    const told = await killAgainAndAgain(path, { DATABASE_URL: postgres.url, JWT_SECRET: 'x'.repeat(32) });
    await postgres.rows('create extension amcheck');
    // Throws for a damaged index.
    await postgres.rows(
      `select bt_index_check(index.oid, true) from pg_class index join pg_am am on am.oid = index.relam
        where am.amname = 'btree' and index.relkind = 'i' and index.relpersistence = 'p'`,
    );
    const rows = await postgres.rows<{ title: string }>('select title from notifications');
    expectAll(
      rows.map(({ title }) => title),
      told,
    );
  } finally {
    await postgres.stop();
    remove();
  }
});
