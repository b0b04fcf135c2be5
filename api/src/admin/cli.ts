import { CommandError, UsageError } from './command.ts';
import { approveCommissionCommand, commissionsCommand, refuseCommissionCommand } from './commissions.ts';
import { correctQuestionCommand } from './correct-question.ts';
import { exportCommand } from './export.ts';
import { exportQuestionsCommand } from './export-questions.ts';
import { findUserCommand } from './find-user.ts';
import { importContentCommand } from './import-content.ts';
import { grantPlanCommand } from './grant-plan.ts';
import { importCommand } from './import.ts';
import { importQuestionsCommand } from './import-questions.ts';
import { notifyCommand } from './notify.ts';
import { hideQuestionCommand, questionHistoryCommand, showQuestionCommand } from './question-state.ts';
import { questionListCommands } from './question-lists.ts';
import { rebuildStudyCommand } from './rebuild-study.ts';
import { rolesCommand, setRoleCommand } from './roles.ts';
import { refundCommand } from './refund.ts';
import { runInTerminal, terminal, type Terminal } from './terminal.ts';
import { completeWithdrawalCommand, rejectWithdrawalCommand, withdrawalsCommand } from './withdrawals.ts';

const commands = [
  importQuestionsCommand,
  exportQuestionsCommand,
  correctQuestionCommand,
  hideQuestionCommand,
  showQuestionCommand,
  questionHistoryCommand,
  ...questionListCommands,
  importContentCommand,
  findUserCommand,
  notifyCommand,
  grantPlanCommand,
  rolesCommand,
  setRoleCommand,
  rebuildStudyCommand,
  refundCommand,
  withdrawalsCommand,
  completeWithdrawalCommand,
  rejectWithdrawalCommand,
  commissionsCommand,
  approveCommissionCommand,
  refuseCommissionCommand,
  exportCommand,
  importCommand,
];

const USAGE = `Usage: pnpm run admin COMMAND [options]

Commands, each with its own --help:
${commands.map(({ name, summary }) => `  ${name.padEnd(22)} ${summary}`).join('\n')}

All commands except import need the running api. Its address and the admin token, which its first start wrote, are read
from its data folder (DATA_DIR, by default .data); API_URL overrides the address.
`;

async function run([name, ...rest]: string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h') {
    terminal().stdout.write(USAGE);
    return name === undefined ? 2 : 0;
  }
  const command = commands.find((one) => one.name === name);
  if (!command) throw new UsageError(`there is no command ${name}`, USAGE);
  return command.run(rest);
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
