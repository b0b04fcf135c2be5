import assert from 'node:assert/strict';
import { join } from 'node:path';
import { ROOT, startProgram, stopPrograms, whenReady, type Program } from '../../scripts/programs.ts';
import { LEVERS, type Lever } from './levers.ts';
import type { Target } from '../measure.ts';
import { startNginx } from './nginx.ts';

const PEERS = join(ROOT, 'bench/peers');

export type Server = { name: string; origin: string; pids: number[] };

/** Servers of a bench in front of one stub upstream, stopped together. */
export async function startFleet() {
  const programs: Program[] = [];
  const proxies: { stop: () => Promise<void> }[] = [];

  async function start(name: string, file: string, env: NodeJS.ProcessEnv = {}): Promise<Server> {
    const program = startProgram(name, [file], {
      env: { LOG_LEVEL: 'error', PORT: '0', NODE_ENV: 'production', ...env },
    });
    programs.push(program);
    const ready = await whenReady(program);
    if (!ready) throw new Error(`${name} did not start`);
    return { name, origin: `http://127.0.0.1:${ready.port}`, pids: [program.process.pid!] };
  }

  const stub = await start('the upstream itself', join(PEERS, 'stub.ts'));
  const inFront = { UPSTREAM_URL: `${stub.origin}/med/api/v1` };
  return {
    stub,
    gateway: (name: string) => start(name, join(PEERS, 'this-gateway.ts'), inFront),
    peer: (name: string, file: string, env: NodeJS.ProcessEnv = {}) =>
      start(name, join(PEERS, file), { ...inFront, ...env }),
    withLevers: (name: string, levers: Lever[]) =>
      start(name, join(PEERS, 'with-levers.ts'), { ...inFront, LEVERS: levers.join() }),
    /** Another stub, which answers /whole with a file. */
    stubOf: (file: string) => start('stub of the proxy', join(PEERS, 'stub.ts'), { STUB_WHOLE: file }),
    async nginx(name: string, ...servers: Server[]): Promise<Server> {
      const proxy = await startNginx(...servers.map(({ origin }) => origin));
      proxies.push(proxy);
      return { name, origin: proxy.url, pids: [] };
    },
    async stop() {
      for (const proxy of proxies) await proxy.stop();
      await stopPrograms(programs);
    },
  };
}

export type Fleet = Awaited<ReturnType<typeof startFleet>>;

export const ALL_LEVERS = Object.keys(LEVERS) as Lever[];

/** A server asked for an operation; `bodies` are sent in turn. */
export const asked = ({ name, origin, pids }: Server, bodies: string[], headers?: Target['headers']): Target => ({
  name,
  url: `${origin}/graphql`,
  bodies,
  ...(headers && { headers }),
  ...(pids.length > 0 && { pids }),
});

/** What a server answers to the first of its bodies. */
export async function answerOf({ url, bodies, headers }: Target): Promise<{ text: string; data: unknown }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: bodies![0]!,
  });
  const text = await response.text();
  return { text, data: (JSON.parse(text) as { data: unknown }).data };
}

type Read = (data: unknown) => unknown;
const asItIs: Read = (data) => data;

/** A server that answers less would win. Each is read in its own way. */
export async function sameAnswers(targets: Target[], reads: Read[] = targets.map(() => asItIs)): Promise<void> {
  const found = await Promise.all(targets.map(async (target, index) => reads[index]!((await answerOf(target)).data)));
  assert.ok(found[0], `${targets[0]!.name} answers nothing`);
  found.forEach((one, index) => assert.deepEqual(one, found[0], `${targets[index]!.name} answers otherwise`));
}
