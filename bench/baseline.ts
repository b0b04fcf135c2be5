import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../scripts/programs.ts';

/** The first version. BENCH_BASELINE names another commit. */
const COMMIT = process.env.BENCH_BASELINE || '1978991';

export type Baseline = { commit: string; folder: string; remove: () => void };

/** An earlier version, installed in a folder of its own; undefined if this clone does not have its commit. */
export function checkOutBaseline(): Baseline | undefined {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    git('rev-parse', '--verify', '--quiet', `${COMMIT}^{commit}`);
  } catch {
    return undefined;
  }
  const folder = join(mkdtempSync(join(tmpdir(), 'baseline-')), COMMIT);
  const remove = () => {
    git('worktree', 'remove', '--force', folder);
    rmSync(join(folder, '..'), { recursive: true, force: true });
  };
  git('worktree', 'add', '--detach', folder, COMMIT);
  try {
    execFileSync('pnpm', ['install', '--frozen-lockfile'], { cwd: folder, stdio: 'ignore' });
  } catch (error) {
    remove();
    throw error;
  }
  return { commit: COMMIT, folder, remove };
}
