import { AsyncLocalStorage } from 'node:async_hooks';

type Output = { write: (text: string) => unknown; isTTY?: boolean };

/** Where a command writes, and the environment that it reads. `process` is one. */
export type Terminal = { stdout: Output; stderr: Output; env: NodeJS.ProcessEnv };

const current = new AsyncLocalStorage<Terminal>();

/** The running command's own: tests run commands in their process. */
export const terminal = (): Terminal => current.getStore() ?? process;

export const runInTerminal = <Result>(own: Terminal, run: () => Result): Result => current.run(own, run);
