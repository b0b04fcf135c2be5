import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from '../../env.ts';
import { readArguments } from '../../command-line/arguments.ts';
import { CommandError, type Command } from '../../command-line/command.ts';
import { resolveTyped } from '../../command-line/one-path.ts';
import { terminal } from '../../command-line/terminal.ts';
import { newestBackup } from '../retention.ts';

const USAGE = `Usage: pnpm run admin verify-backup [FILE] [--json]

Restores the newest backup of DATA_DIR/backups, or FILE, into a database of its own in a temporary folder, as \`admin import\`
would: with the number of rows of each table, every foreign key and the sums of the ledger. Removes it afterwards. The api
may run meanwhile.

Exit code: 0 restored; 1 not restored; 2 wrong arguments.
`;

export const verifyBackupCommand: Command = {
  name: 'verify-backup',
  summary: 'restore a backup into a temporary folder to try it',
  usage: USAGE,
  async run(args) {
    const { values, positionals } = readArguments(args, USAGE, {});
    const env = readEnv(terminal().env);
    const path =
      positionals[0] === undefined ? await findNewest(join(env.DATA_DIR, 'backups')) : resolveTyped(positionals[0]);
    const folder = await mkdtemp(join(tmpdir(), 'restore-test-'));
    try {
      // Imported here so that other commands do not load the database.
      const { loadFile } = await import('./load-file.ts');
      const { rows, taken_at } = await loadFile({ ...env, DATA_DIR: folder, DATABASE_URL: undefined }, path, false);
      if (values.json) terminal().stdout.write(`${JSON.stringify({ path, rows, taken_at })}\n`);
      else terminal().stdout.write(`${path}: ${rows} rows of ${taken_at}, restored and whole.\n`);
      return 0;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function findNewest(folder: string): Promise<string> {
  const name = newestBackup(await readdir(folder).catch(() => []));
  if (name === undefined) throw new CommandError(`There is no backup in ${folder}.`);
  return join(folder, name);
}
