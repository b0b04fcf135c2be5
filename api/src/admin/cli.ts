import { CommandError, UsageError, type Command } from '../command-line/command.ts';
import { runInTerminal, terminal, type Terminal } from '../command-line/terminal.ts';
import { findCommands } from './commands.ts';

const usageOf = (commands: Command[]) => `Usage: pnpm run admin COMMAND [options]

Commands, each with its own --help:
${commands.map(({ name, summary }) => `  ${name.padEnd(22)} ${summary}`).join('\n')}

All commands except import and verify-backup need the running api. Its address and the admin token, which its first start wrote, are read
from its data folder (DATA_DIR, by default .data); API_URL overrides the address.
`;

async function run([name, ...rest]: string[]): Promise<number> {
  const commands = await findCommands();
  if (name === undefined || name === '--help' || name === '-h') {
    terminal().stdout.write(usageOf(commands));
    return name === undefined ? 2 : 0;
  }
  const command = commands.find((one) => one.name === name);
  if (!command) throw new UsageError(`there is no command ${name}`, usageOf(commands));
  if (!rest.includes('--help')) return command.run(rest);
  terminal().stdout.write(command.usage);
  return 0;
}

/** Runs one command line; returns the exit code: 0 done, 1 failed, 2 wrong arguments. */
export const runCommand = (args: string[], own: Terminal): Promise<number> =>
  runInTerminal(own, () =>
    run(args).catch((error: unknown) => {
      if (!(error instanceof CommandError)) throw error;
      own.stderr.write(`${error.message}\n`);
      return error.exitCode;
    }),
  );

if (import.meta.main) process.exitCode = await runCommand(process.argv.slice(2), process);
