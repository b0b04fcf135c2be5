import { randomUUID } from 'node:crypto';
import { runCommand } from '../../api/src/testing/command.ts';

/** Returns the output of an administrator's command, run in this process. Throws unless it exits with 0. */
export const admin = ({ dataDir }: { dataDir: string }, ...args: string[]): Promise<string> =>
  adminWith({ DATA_DIR: dataDir }, ...args);

/** The same, with settings. */
export async function adminWith(env: NodeJS.ProcessEnv, ...args: string[]): Promise<string> {
  let [out, err] = ['', ''];
  const code = await runCommand(args, {
    stdout: { write: (text) => (out += text) },
    stderr: { write: (text) => (err += text) },
    env: { ...process.env, ...env },
  });
  if (code !== 0) throw new Error(`admin ${args.join(' ')} exits with ${code}: ${err}`);
  return out.trim();
}

/** Of a plan that is given for nothing, for tests of what a plan opens. */
export const FREE = ['--complimentary', 'for a test'];

/** Of money that changed hands. */
export const cash = (amount: number) => ['--amount', String(amount), '--method', 'cash', '--reference', randomUUID()];
