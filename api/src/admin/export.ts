import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { checkExport } from '../export/file-reader.ts';
import { download } from './admin-api.ts';
import { readArguments } from './arguments.ts';
import { CommandError, type Command } from './command.ts';
import { readPathArgument } from './one-path.ts';
import { terminal } from './terminal.ts';

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
  async run(args) {
    const { values, positionals } = readArguments(args, USAGE, {});
    if (values.help) {
      terminal().stdout.write(USAGE);
      return 0;
    }
    const { path } = readPathArgument('file', positionals, USAGE);
    const part = `${path}.${randomBytes(4).toString('hex')}.part`;
    try {
      const body = await download('/export');
      await pipeline(Readable.fromWeb(body), createWriteStream(part, { mode: 0o600, flags: 'wx', flush: true }));
      const { end } = await checkExport(part);
      // Unlike a rename, a link never replaces another file.
      await link(part, path);
      const rows = Object.values(end.rows).reduce((sum, count) => sum + count, 0);
      if (values.json) terminal().stdout.write(`${JSON.stringify({ path, rows })}\n`);
      else terminal().stdout.write(`${path}: ${rows} rows, read back and whole.\n`);
      return 0;
    } catch (error) {
      throw explainError(error, path);
    } finally {
      await rm(part, { force: true });
    }
  },
};

function explainError(error: unknown, path: string): unknown {
  if (error instanceof CommandError) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EEXIST') return new CommandError(`There is a file ${path} already. Give another name.`);
  return new CommandError(`Nothing was written to ${path}: ${message}`);
}
