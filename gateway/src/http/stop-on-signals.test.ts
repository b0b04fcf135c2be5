import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const STOP_ON_SIGNALS = import.meta.resolve('server/stop-on-signals.ts');

const program = (stop: string) => `
  import { stopOnSignals } from '${STOP_ON_SIGNALS}';
  const log = (text) => console.log(text);
  stopOnSignals(() => ${stop}, { name: 'program', logger: { info: log, error: log }, maxMs: 200 });
  setInterval(() => {}, 1_000);
  console.log('ready');
`;

async function stopOf(stop: string) {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program(stop)]);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (output.endsWith('ready\n')) child.kill('SIGTERM');
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

test('a program that stops in time exits with 0', async () => {
  expect(await stopOf('Promise.resolve()')).toEqual({ code: 0, output: 'ready\nprogram stopped\n' });
});

test('a program whose stop hangs exits with 1 and says so', async () => {
  const output = 'ready\nprogram did not stop in time; it ends now\n';
  expect(await stopOf('new Promise(() => {})')).toEqual({ code: 1, output });
});
