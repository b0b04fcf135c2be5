import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

// A larger young generation delays collecting an import's garbage: 130 MB more at the peak.
export const API = ['--max-semi-space-size=4', join(ROOT, 'api/src/main.ts')];

export type Program = { name: string; process: ChildProcess; exited: Promise<number> };
export type Ready = { port: number; dataDir?: string; settings?: NodeJS.ProcessEnv };

export function startProgram(
  name: string,
  args: string[],
  options: { env?: NodeJS.ProcessEnv; cwd?: string } = {},
): Program {
  const child = spawn(process.execPath, args, {
    cwd: options.cwd ?? ROOT,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const exited = new Promise<number>((resolve) => {
    child.once('exit', (code) => resolve(code ?? 1));
    child.once('error', () => resolve(1));
  });
  return { name, process: child, exited };
}

/** Resolves with the program's ready message, or null if it exits first. */
export function whenReady({ process: child, exited }: Program): Promise<Ready | null> {
  const ready = new Promise<Ready>((resolve) => child.once('message', (message) => resolve(message as Ready)));
  return Promise.race([ready, exited.then(() => null)]);
}

/** In reverse order, each after the program in front of it has exited. */
export async function stopPrograms(programs: Program[]): Promise<void> {
  for (const { process: child, exited } of programs.toReversed()) {
    if (child.exitCode === null) child.kill('SIGTERM');
    await exited;
  }
}

export function isPortFree(port: number, host?: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
