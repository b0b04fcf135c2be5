import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { faultsOf } from '../../api/src/testing/affiliate.ts';
import { openDatabase, purchases, withdrawals } from '../../api/src/testing/program.ts';
import { ROOT } from '../../scripts/programs.ts';
import { dataFolder } from '../testkit/data-folder.ts';
import { ownDatabase } from '../testkit/own-database.ts';

const WORKER = join(ROOT, 'api/src/testing/affiliate-worker.ts');
const KILLS = 4;

type Report = {
  hour: number;
  purchase?: number;
  refunded?: number;
  request?: number;
  amount?: number;
  decided?: number;
  state?: string;
};

/** Kills a worker in the middle of a step, after a number of reports. */
async function workAndDie(env: NodeJS.ProcessEnv, hour: number, lines: number): Promise<Report[]> {
  const child: ChildProcess = spawn(process.execPath, [WORKER, String(hour)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const reports: Report[] = [];
  for await (const line of createInterface({ input: child.stdout! })) {
    reports.push(JSON.parse(line) as Report);
    // Reads all of its output.
    if (reports.length === lines) child.kill('SIGKILL');
  }
  expect((await ended)[1]).toBe('SIGKILL');
  return reports;
}

async function killAgainAndAgain(dataDir: string, databaseUrl?: string) {
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const told: Report[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    told.push(...(await workAndDie(env, told.at(-1)?.hour ?? 0, 25 + kill * 17)));
    const database = await openDatabase({ dataDir, databaseUrl, onError: () => undefined });
    const bought = new Map((await database.db.select().from(purchases)).map((row) => [row.id, row]));
    const asked = new Map((await database.db.select().from(withdrawals)).map((row) => [row.id, row]));
    for (const { purchase, refunded, request, amount, decided, state } of told) {
      if (purchase !== undefined) expect(bought.has(purchase)).toBe(true);
      if (refunded !== undefined) expect(bought.get(refunded)?.refundedAt).toBeInstanceOf(Date);
      if (request !== undefined) expect(asked.get(request)?.amount).toBe(amount);
      if (decided !== undefined) expect(asked.get(decided)?.state).toBe(state);
    }
    expect(await faultsOf(database.db)).toEqual([]);
    await database.close();
  }
  expect(told.some(({ state }) => state === 'completed')).toBe(true);
  expect(told.some(({ refunded }) => refunded !== undefined)).toBe(true);
}

const TITLE =
  'killed four times in the middle of buying and paying, nothing acknowledged is lost and the books are true';
const LIMIT = { timeout: 180_000 };

test.concurrent(`R7 PGlite: ${TITLE}`, LIMIT, async () => {
  const { path, remove } = dataFolder();
  await killAgainAndAgain(path).finally(remove);
});

test.concurrent(`R7 PostgreSQL: ${TITLE}`, LIMIT, async () => {
  const { path, remove } = dataFolder();
  const { url, stop } = await ownDatabase();
  await killAgainAndAgain(path, url).finally(stop).finally(remove);
});
