import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../scripts/programs.ts';

const CLI = join(ROOT, 'api/src/admin/cli.ts');
const WITHIN_MS = 30_000;

/** Runs `pnpm run admin` against the api of a data folder; what it printed. Throws, with its words, unless it says 0. */
export async function admin({ dataDir }: { dataDir: string }, ...args: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, [CLI, ...args], { env, timeout: WITHIN_MS });
  return stdout.trim();
}
