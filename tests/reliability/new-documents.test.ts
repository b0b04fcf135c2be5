import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT, startProgram, stopPrograms, whenReady, type Program } from '../../scripts/programs.ts';

const SECONDS = 5;
const A_SECOND = 40;
/** Of one core, where a document of 180 fragments used to take over 20 ms. */
const MOST_CPU_SHARE = 0.2;

let gateway: Program;
let url: string;
beforeAll(async () => {
  // These queries need no upstream.
  const env = { PORT: '0', HOST: '127.0.0.1', UPSTREAM_URL: 'http://127.0.0.1:9/med/api/v1', LOG_LEVEL: 'fatal' };
  gateway = startProgram('gateway', [join(ROOT, 'gateway/src/main.ts')], { env });
  url = `http://127.0.0.1:${(await whenReady(gateway))?.port}`;
});
afterAll(() => stopPrograms([gateway]));

const ask = async (query: string, address: string) => {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  await response.arrayBuffer();
  return response.status;
};
const withFragments = (count: number, salt: number) => {
  const names = Array.from({ length: count }, (_, index) => `F${salt}x${index}`);
  const definitions = names.map((name) => `fragment ${name} on Board { name code }`);
  return `{ boards { ${names.map((name) => `...${name}`).join(' ')} } } ${definitions.join(' ')}`;
};
const cpuSeconds = async () => {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]);
};

test('forty new documents of 180 fragments a second do not slow other clients', async () => {
  // Warm up the engine's compiler.
  for (let salt = 1_000; salt < 1_050; salt += 1) await ask(withFragments(180, salt), '127.0.0.1');
  const before = await cpuSeconds();
  const statuses: number[] = [];
  for (let salt = 0; salt < SECONDS * A_SECOND; salt += 1) {
    statuses.push(await ask(withFragments(180, salt), '203.0.113.7'));
  }
  expect((await cpuSeconds()) - before).toBeLessThan(SECONDS * MOST_CPU_SHARE);
  // Rejected after parsing, and before it once the address has spent its points.
  for (const status of statuses) expect([400, 429]).toContain(status);
  expect(await ask('{ boards { code } }', '203.0.113.8')).toBe(200);
});
