import { CommandError, UsageError } from './command.ts';
import { approveCommissionCommand, commissionsCommand, refuseCommissionCommand } from './commissions.ts';
import { correctQuestionCommand } from './correct-question.ts';
import { exportCommand } from './export.ts';
import { findUserCommand } from './find-user.ts';
import { importContentCommand } from './import-content.ts';
import { grantPlanCommand } from './grant-plan.ts';
import { importCommand } from './import.ts';
import { importQuestionsCommand } from './import-questions.ts';
import { notifyCommand } from './notify.ts';
import { hideQuestionCommand, questionHistoryCommand, showQuestionCommand } from './question-state.ts';
import { questionListCommands } from './question-lists.ts';
import { refundCommand } from './refund.ts';
import { completeWithdrawalCommand, rejectWithdrawalCommand, withdrawalsCommand } from './withdrawals.ts';

const commands = [
  importQuestionsCommand,
  correctQuestionCommand,
  hideQuestionCommand,
  showQuestionCommand,
  questionHistoryCommand,
  ...questionListCommands,
  importContentCommand,
  findUserCommand,
  notifyCommand,
  grantPlanCommand,
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

For all but import the api must be running. Its data folder (DATA_DIR, default .data) says where, and holds the
admin token that the first start left; API_URL overrides the address.
`;

/** Returns the exit code: 0 success, 1 failure, 2 wrong usage. */
async function run([name, ...rest]: string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h') {
    process.stdout.write(USAGE);
    return name === undefined ? 2 : 0;
  }
  const command = commands.find((one) => one.name === name);
  if (!command) throw new UsageError(`there is no command ${name}`, USAGE);
  return command.run(rest);
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = error.exitCode;
}
