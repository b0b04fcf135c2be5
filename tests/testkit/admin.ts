import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../scripts/programs.ts';

const CLI = join(ROOT, 'api/src/admin/cli.ts');
const TIMEOUT_MS = 30_000;

/** Returns the output of `pnpm run admin`. Throws unless it exits with 0. */
export async function admin({ dataDir }: { dataDir: string }, ...args: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, [CLI, ...args], { env, timeout: TIMEOUT_MS });
  return stdout.trim();
}
