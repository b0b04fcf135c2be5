import { checkExport } from '../file-reader.ts';
import { download } from '../../command-line/admin-api.ts';
import { readArguments } from '../../command-line/arguments.ts';
import type { Command } from '../../command-line/command.ts';
import { writeNewFile } from '../../command-line/new-file.ts';
import { readPathArgument } from '../../command-line/one-path.ts';
import { terminal } from '../../command-line/terminal.ts';

const USAGE = `Usage: pnpm run admin export FILE [--json]

Writes all data of the running api (accounts, questions, content, ledger, pictures), as of one moment, into one new
file for \`admin import\`. It contains credentials, such as password hashes:
only you can read it, and nobody else should.
docs/operations.md says how to use it.

Exit code: 0 written and checked; 1 failed; 2 wrong arguments.
`;

export const exportCommand: Command = {
  name: 'export',
  summary: 'write everything into one file',
  usage: USAGE,
  async run(args) {
    const { values, positionals } = readArguments(args, USAGE, {});
    const { path } = readPathArgument('file', positionals, USAGE);
    const checked = await writeNewFile(path, {
      body: async () => (await download('/export')).body,
      mode: 0o600,
      check: checkExport,
    });
    const rows = Object.values(checked!.end.rows).reduce((sum, count) => sum + count, 0);
    if (values.json) terminal().stdout.write(`${JSON.stringify({ path, rows })}\n`);
    else terminal().stdout.write(`${path}: ${rows} rows, read back and whole.\n`);
    return 0;
  },
};
