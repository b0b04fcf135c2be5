import { readEnv } from '../../env.ts';
import { flag, readArguments } from '../../command-line/arguments.ts';
import type { Command } from '../../command-line/command.ts';
import { readPathArgument } from '../../command-line/one-path.ts';
import { terminal } from '../../command-line/terminal.ts';

const USAGE = `Usage: pnpm run admin import FILE [--replace] [--json]

Imports a file written by \`admin export\`, or a backup of DATA_DIR/backups, into an empty database: the one at DATABASE_URL,
or else the embedded one of DATA_DIR. It imports all or nothing. No api may run on that database meanwhile. Sessions
continue if JWT_SECRET is the same: see docs/operations.md.

  --replace   delete what the database holds first
  --json      print the report as JSON

Exit code: 0 imported; 1 nothing imported; 2 wrong arguments.
`;

export const importCommand: Command = {
  name: 'import',
  summary: 'import such a file into an empty database; the api must not run',
  usage: USAGE,
  async run(args) {
    const { values, positionals } = readArguments(args, USAGE, { replace: flag });
    const { path } = readPathArgument('file', positionals, USAGE);
    // Imported here so that other commands do not load the database.
    const { loadFile } = await import('./load-file.ts');
    const report = await loadFile(readEnv(terminal().env), path, values.replace ?? false);
    if (values.json) terminal().stdout.write(`${JSON.stringify(report)}\n`);
    else terminal().stdout.write(`Imported ${report.rows} rows of ${report.taken_at}.\n`);
    if (!report.same_secret) {
      terminal().stderr.write(
        'JWT_SECRET is not the one of the export: everybody signs in again, and mails that were waiting are lost.\n',
      );
    }
    return 0;
  },
};
