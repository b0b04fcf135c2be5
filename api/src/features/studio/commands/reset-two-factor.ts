import { callCommand } from '../../../command-line/call-command.ts';

const USAGE = `Usage: pnpm run admin reset-two-factor --user USER [--json]

Switches off two-step log-in for a user who lost the phone and the recovery codes. The user and the owners are told. Make
sure that it is the user who asks. Running the command twice is safe.

  --user USER   an email address, a phone number or a user ID
  --json        print the user as JSON

Exit code: 0 done, now or before; 1 refused; 2 wrong arguments.
`;

export const resetTwoFactorCommand = callCommand<'resetTwoFactor'>({
  name: 'reset-two-factor',
  summary: 'switch off two-step log-in for a user who lost the phone',
  usage: USAGE,
  options: { user: { type: 'string' } },
  path: '/two-factor/reset',
  body: ({ user }) => (typeof user === 'string' ? { user_id: user } : 'give --user USER'),
  describe: ({ person: { name, email }, changed }) =>
    changed ? `${name} (${email}) logs in with the password alone.` : `${name} (${email}) had no two-step log-in.`,
});
