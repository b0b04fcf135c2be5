import { once } from 'node:events';
import { startProgram, whenReady, type Program } from '../../scripts/programs.ts';

export type Memory = { heapBytes: number; residentBytes: number };

export type Instance = {
  url: string;
  port: number;
  pid: () => number;
  stop: () => Promise<number>;
  kill: () => Promise<void>;
  start: () => Promise<void>;
  /** After a garbage collection. Needs tests/reliability/heap-hook.ts. */
  memory: () => Promise<Memory>;
  /** Whether it exited by itself. */
  isDead: () => boolean;
};

export async function startInstance(name: string, args: string[], env: NodeJS.ProcessEnv): Promise<Instance> {
  const port = Number(env.PORT);
  let program: Program;
  let shouldRun = false;

  async function start() {
    program = startProgram(name, args, { env });
    if (!(await whenReady(program))) throw new Error(`${name} did not start; its output is above.`);
    shouldRun = true;
  }
  async function end(signal: NodeJS.Signals) {
    shouldRun = false;
    if (program.process.exitCode === null && program.process.signalCode === null) program.process.kill(signal);
    return program.exited;
  }
  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    pid: () => program.process.pid!,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
    start,
    memory: async () => {
      const reply = once(program.process, 'message');
      program.process.send('memory');
      const [memory] = (await reply) as [Memory];
      return memory;
    },
    isDead: () => shouldRun && (program.process.exitCode !== null || program.process.signalCode !== null),
  };
}

export const statusOf = (url: string, init?: RequestInit) =>
  fetch(url, { ...init, signal: AbortSignal.timeout(10_000) }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    () => 0,
  );
