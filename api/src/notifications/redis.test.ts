import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { freePort } from '../test-free-port.ts';
import { newPerson, type Person } from '../test-people.ts';
import { startTestApi, type TestApi } from '../testkit.ts';
import { putNotification } from './store.ts';
import { listen, type Listener } from './test-listener.ts';

// npm has no Redis. CI installs one and fails without (scripts/servers.ts); elsewhere live.test.ts has the case without it.
const isHere = spawnSync('redis-server', ['--version']).status === 0 || process.env.CI !== undefined;
const TEN_S = { timeout: 10_000 };

let port: number;
let redis: ReturnType<typeof startRedis>;
let apis: TestApi[];
let listeners: Listener[];
let people: Person[];

const startRedis = () => spawn('redis-server', ['--port', String(port), '--save', '', '--bind', '127.0.0.1']);

/** Writes for all on one instance, pushes it, and answers with its title. */
let sent = 0;
async function send(from: number): Promise<string> {
  sent += 1;
  const row = await putNotification(apis[from]!.db, { user: null, title: `From ${from}, ${sent}`, message: 'Words' });
  apis[from]!.live.publish([row]);
  return row.title;
}
const titlesOf = (index: number) => listeners[index]!.heard.map(({ title }) => title);

test.skipIf(!isHere)(
  'with Redis an event reaches every instance; without it its own; and again once it is back',
  async () => {
    port = await freePort();
    redis = startRedis();
    apis = await Promise.all([1, 2].map(() => startTestApi({ redisUrl: `redis://127.0.0.1:${port}` })));
    people = await Promise.all(apis.map((api) => newPerson(api)));
    listeners = await Promise.all(
      apis.map((api, index) => listen(api.port, { token: people[index]!.token }, { reconnection: true })),
    );
    try {
      const crosses = async (from: number, to: number) => {
        const heard = () => titlesOf(to).filter((title) => title.startsWith(`From ${from},`)).length;
        const before = heard();
        const tell = async () => {
          await send(from);
          return heard();
        };
        await expect.poll(tell, { ...TEN_S, interval: 200 }).toBeGreaterThan(before);
      };
      await crosses(0, 1);
      await crosses(1, 0);

      redis.kill('SIGKILL');
      await once(redis, 'exit');
      const alone = await send(0);
      await expect.poll(() => titlesOf(0), TEN_S).toContain(alone);
      expect(titlesOf(1)).not.toContain(alone);

      redis = startRedis();
      // A client that is sent away comes back and reads what it has missed.
      for (const { ended } of listeners) await expect.poll(() => ended, TEN_S).toContain('transport close');
      await crosses(0, 1);
      await crosses(1, 0);
      expect(new Set(titlesOf(0)).size).toBe(titlesOf(0).length);
    } finally {
      for (const one of listeners) one.close();
      await Promise.all(apis.map((api) => api.close()));
      redis.kill();
    }
  },
);
