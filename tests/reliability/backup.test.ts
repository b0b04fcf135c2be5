import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsOf } from '../../api/src/testing/affiliate.ts';
import { ledgerFault, openDatabase } from '../../api/src/testing/program.ts';
import { API, ROOT } from '../../scripts/programs.ts';
import { dataFolder } from '../testkit/data-folder.ts';
import { freePort } from '../testkit/free-port.ts';
import { startInstance, statusOf, type Instance } from '../testkit/instance.ts';
import { startSystemPostgres } from '../testkit/system-postgres.ts';
import { restOf } from '../testkit/topology.ts';
import { until } from '../testkit/until.ts';
import { logIn, signUpBuyers, startWriters } from './writers.ts';

const BUYERS = 4;
/** Acknowledged writes before and after the dump. */
const ENOUGH = 150;

let postgres: Awaited<ReturnType<typeof startSystemPostgres>>;
let api: Instance;
const folder = dataFolder();
beforeAll(async () => {
  postgres = await startSystemPostgres();
  api = await startInstance('api', API, {
    PORT: String(await freePort()),
    DATA_DIR: folder.path,
    DATABASE_URL: postgres.url,
    JWT_SECRET: 'x'.repeat(32),
    LOG_LEVEL: 'error',
  });
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
  folder.remove();
});

/** The commands of docs/operations.md. */
function documentedCommands() {
  const text = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
  const [section] = /^### PostgreSQL\n[^#]*/m.exec(text)!;
  return [...section.matchAll(/^docker compose exec -T postgres (.+)$/gm)].map(([, command]) => command!);
}

/** Everything that a dump restores after the rows. */
const shape = () =>
  postgres.rows(
    `select 'constraint' as what, conrelid::regclass::text || ' ' || conname as name, pg_get_constraintdef(oid) as text
       from pg_constraint where connamespace = 'public'::regnamespace and convalidated
     union all select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
     union all select 'trigger', tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal and tgenabled = 'O'
     order by what, name`,
  );

/** Events, as the writers name them. */
async function effects(): Promise<Set<string>> {
  const rows = await postgres.rows<{ key: string }>(
    `select 'notice:' || title as key from notifications where "user" is null
     union all select 'purchase:' || id from purchases
     union all select 'refund:' || id from purchases where refunded_at is not null`,
  );
  return new Set(rows.map(({ key }) => key));
}

test('R13 a pg_dump taken during purchases and refunds restores a consistent state by the documented commands', async () => {
  const [dump, empty, restore, ...more] = documentedCommands();
  expect([dump, empty, restore]).toEqual(
    ['pg_dump', 'dropdb', 'pg_restore'].map((name) => expect.stringContaining(name)),
  );
  expect(more).toEqual([]);

  const adminToken = readFileSync(join(folder.path, 'admin-token'), 'utf8').trim();
  const to = { rest: restOf(api), adminToken };
  const buyers = await signUpBuyers(to.rest, BUYERS);
  const writers = startWriters(to, buyers, 'before');
  await until('there is something to dump', () => writers.count() >= ENOUGH);
  const before = writers.acknowledged().map(({ length }) => length);
  await postgres.shell(dump!);
  const after = writers.count();
  await until('they went on', () => writers.count() >= after + ENOUGH);
  await writers.stop();
  const wasShaped = await shape();
  expect(wasShaped.length).toBeGreaterThan(50);
  const total = writers.count();
  expect((await effects()).size).toBe(total);

  expect(await api.stop()).toBe(0);
  await postgres.shell(empty!);
  expect(await postgres.rows(`select from pg_class where relnamespace = 'public'::regnamespace`)).toEqual([]);
  await postgres.shell(restore!);

  expect(await shape()).toEqual(wasShaped);
  const kept = await effects();
  let found = 0;
  for (const [index, done] of writers.acknowledged().entries()) {
    // Each writer's history is complete up to its last restored event.
    const prefix = done.filter((key) => kept.has(key));
    expect(prefix).toEqual(done.slice(0, prefix.length));
    expect(prefix.length).toBeGreaterThanOrEqual(before[index]!);
    found += prefix.length;
  }
  expect(found).toBe(kept.size);
  // The dump was taken while they wrote.
  expect(after).toBeGreaterThan(before.reduce((sum, length) => sum + length, 0));
  expect(found).toBeLessThan(after);
  // Purchases and refunds are complete: row, booking and notification.
  const booked = [...kept].filter((key) => !key.startsWith('notice:')).toSorted();
  const bookings = await postgres.rows<{ key: string }>('select key from ledger_transactions');
  expect(bookings.map(({ key }) => key).toSorted()).toEqual(booked);
  const notified = await postgres.rows(
    `select from notifications where title in ('Purchase completed', 'Purchase refunded')`,
  );
  expect(notified.length).toBe(booked.length);
  const { db, close } = await openDatabase({
    dataDir: folder.path,
    databaseUrl: postgres.url,
    onError: () => undefined,
  });
  expect([await ledgerFault(db), ...(await faultsOf(db))]).toEqual([undefined]);
  await close();

  await api.start();
  expect(await statusOf(`${api.url}/readyz`)).toBe(200);
  await logIn(to.rest, buyers[0]!);
  const again = startWriters(to, buyers, 'after');
  // Fails if a sequence would repeat a number.
  await until('everybody writes again', () => again.acknowledged().every(({ length }) => length >= 4));
  await again.stop();
  console.log(`${postgres.version}: ${total} writes, ${kept.size} in the dump, ${after} acknowledged when it was done`);
});
