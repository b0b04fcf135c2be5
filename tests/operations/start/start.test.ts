// @module-tag long
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isPortFree, ROOT } from '../../../scripts/programs.ts';
import { dataFolder } from '../../testkit/data-folder.ts';
import { freePort } from '../../testkit/free-port.ts';
import { copySampleData } from '../../testkit/sample-data.ts';

const READY_MS = 60_000;

let folder: ReturnType<typeof dataFolder>;
let ports: { PORT: string; API_PORT: string };
let started: ChildProcess[];

beforeEach(async () => {
  folder = dataFolder();
  ports = { PORT: String(await freePort()), API_PORT: String(await freePort()) };
  started = [];
});
afterEach(async () => {
  for (const child of started) {
    if (child.exitCode === null && child.signalCode === null) {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    }
  }
  folder.remove();
});

/** `pnpm start` without pnpm. */
function start(env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [join(ROOT, 'scripts/start.ts')], {
    env: { ...process.env, ...ports, DATA_DIR: folder.path, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += String(chunk)));
  child.stderr.on('data', (chunk: Buffer) => (output += String(chunk)));
  const exited = once(child, 'close').then(([code]) => code as number | null);
  const ready = Promise.race([
    new Promise<void>((resolve) => child.stdout.on('data', () => output.includes('Ctrl-C') && resolve())),
    exited.then((code) => Promise.reject(new Error(`ended with ${code}: ${output}`))),
    new Promise<void>((_resolve, reject) => {
      setTimeout(() => reject(new Error(`not ready: ${output}`)), READY_MS).unref();
    }),
  ]);
  return { child, ready, exited, output: () => output };
}

const boards = async () => {
  const response = await fetch(`http://127.0.0.1:${ports.PORT}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"{ boards { code name } }"}',
  });
  return (await response.json()) as unknown;
};

/** Expects a one-line message and exit code 1. */
async function expectOneLine({ exited, ready, output }: ReturnType<typeof start>, line: RegExp) {
  ready.catch(() => undefined);
  expect(await exited).toBe(1);
  expect(output().trim()).toMatch(line);
  expect(output().trim().split('\n')).toHaveLength(1);
}

describe('pnpm start', () => {
  const token = () => statSync(join(folder.path, 'admin-token'));

  test('serves from a new folder, and prints its address', async () => {
    const { ready, output } = start();
    await ready;
    expect(output()).toContain(`http://localhost:${ports.PORT}`);
    expect(output()).toContain('{ boards { code name } }');
    expect(output()).toContain(folder.path);
    expect(await boards()).toMatchObject({ data: { boards: [{ code: 'DHK', name: 'Dhaka' }, {}, {}, {}] } });
    expect(token().mode & 0o777).toBe(0o600);
  });

  test('stops on Ctrl-C, and keeps its data', async () => {
    await copySampleData(folder.path);
    const first = start();
    await first.ready;
    const { mtimeMs } = token();
    first.child.kill('SIGINT');
    expect(await first.exited).toBe(0);
    expect(await isPortFree(Number(ports.PORT))).toBe(true);
    expect(await isPortFree(Number(ports.API_PORT), '127.0.0.1')).toBe(true);

    await start().ready;
    expect(await boards()).toMatchObject({ data: {} });
    expect(token().mtimeMs).toBe(mtimeMs);
  });

  test.each(['PORT', 'API_PORT'] as const)('a %s in use gives a one-line error', async (name) => {
    const other = createServer();
    await once(other.listen(Number(ports[name]), '127.0.0.1'), 'listening');
    try {
      await expectOneLine(
        start(),
        new RegExp(`^Port ${ports[name]} is in use\\. Stop what uses it, or choose another ${name}\\.$`),
      );
      expect(readdirSync(folder.path)).toEqual([]);
    } finally {
      other.close();
    }
  });

  test('an invalid port gives a one-line error', () =>
    expectOneLine(start({ PORT: '70000' }), /^PORT must be a port from 1 to 65535, not 70000\.$/));

  test('an unwritable data folder gives a one-line error', async () => {
    const file = join(folder.path, 'a-file');
    writeFileSync(file, '');
    await expectOneLine(start({ DATA_DIR: join(file, 'data') }), /^api: The data folder .* cannot be written: /);
  });

  test('a second start on the same folder fails without harm, and a killed one does not block the next', async () => {
    await copySampleData(folder.path);
    const first = start();
    await first.ready;
    const second = start({ PORT: String(await freePort()), API_PORT: String(await freePort()) });
    await expectOneLine(second, /^api: The data folder .* is in use by another api \(process \d+\)\. Stop it first/);
    expect(await boards()).toMatchObject({ data: {} });

    first.child.kill('SIGKILL');
    await first.exited;
    await expect.poll(() => isPortFree(Number(ports.API_PORT), '127.0.0.1'), { timeout: 15_000 }).toBe(true);
    await expect.poll(() => isPortFree(Number(ports.PORT)), { timeout: 15_000 }).toBe(true);
    expect(existsSync(join(folder.path, 'lock'))).toBe(true);
    const third = start();
    await third.ready;
    expect(await boards()).toMatchObject({ data: {} });
  });
});
