import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../db/connection.ts';
import { purchases, withdrawals } from '../db/schema.ts';
import { faultsOf } from './testkit.ts';

const WORKER = fileURLToPath(new URL('./test-worker.ts', import.meta.url));
const KILLS = 4;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'affiliate-kill-'));
});
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));

type Told = {
  hour: number;
  purchase?: number;
  refunded?: number;
  request?: number;
  amount?: number;
  decided?: number;
  state?: string;
};

/** Lets a worker work until it has told of so much, and kills it in the middle of what comes next. */
async function workAndDie(hour: number, lines: number): Promise<Told[]> {
  const child: ChildProcess = spawn(process.execPath, [WORKER, folder, String(hour)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const told: Told[] = [];
  for await (const line of createInterface({ input: child.stdout! })) {
    told.push(JSON.parse(line) as Told);
    // What was written before it died is read to the end.
    if (told.length === lines) child.kill('SIGKILL');
  }
  expect((await ended)[1]).toBe('SIGKILL');
  return told;
}

test('R7 killed four times in the middle of buying and paying, nothing acknowledged is lost and the books are true', async () => {
  const told: Told[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    told.push(...(await workAndDie(told.at(-1)?.hour ?? 0, 25 + kill * 17)));
    const database = await openDatabase({ dataDir: folder, onError: () => undefined });
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
}, 180_000);
