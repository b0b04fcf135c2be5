import { once } from 'node:events';
import { startProgram, whenReady, type Program } from '../../scripts/programs.ts';

export type Memory = { heapBytes: number; residentBytes: number };

/** One process of several that do the same, on a port that stays its own. */
export type Instance = {
  url: string;
  port: number;
  pid: () => number;
  /** Ends it as an operator does, and waits until it has gone. Answers with its exit code. */
  stop: () => Promise<number>;
  kill: () => Promise<void>;
  start: () => Promise<void>;
  /** What it has after a collection; of a program that has tests/reliability/heap-hook.ts loaded. */
  memory: () => Promise<Memory>;
  /** Whether it has ended though nobody asked it to. */
  isDead: () => boolean;
};

export async function startInstance(name: string, args: string[], env: NodeJS.ProcessEnv): Promise<Instance> {
  const port = Number(env.PORT);
  let program: Program;
  let isWanted = false;

  async function start() {
    program = startProgram(name, args, { env });
    if (!(await whenReady(program))) throw new Error(`${name} did not start; its output is above.`);
    isWanted = true;
  }
  async function end(signal: NodeJS.Signals) {
    isWanted = false;
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
      const told = once(program.process, 'message');
      program.process.send('memory');
      const [memory] = (await told) as [Memory];
      return memory;
    },
    isDead: () => isWanted && (program.process.exitCode !== null || program.process.signalCode !== null),
  };
}

/** The status of a GET; 0 where nobody answers. */
export const statusOf = (url: string, init?: RequestInit) =>
  fetch(url, { ...init, signal: AbortSignal.timeout(10_000) }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    () => 0,
  );
