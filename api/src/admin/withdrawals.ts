import { callCommand } from './call-command.ts';

const COMPLETE = `Usage: pnpm run admin complete-withdrawal --user ID [--request ID] [--force] [--json]

Records that a user's (ID is the user_id) request was paid out, and tells the user. A second time changes nothing.

  --request   the request's ID, as withdrawals lists it; refused unless it is the one that waits
  --force     even where the account to pay to was changed less than 24 hours ago
  --json      prints the request as JSON

Exit code: 0 recorded, or it was before; 1 refused, 2 asked for wrongly.
`;

const REJECT = `Usage: pnpm run admin reject-withdrawal --user ID [--request ID] [--reason TEXT] [--json]

Turns a user's (ID is the user_id) request down: what it asked for is available again, and the user is told, with the
reason. A second time changes nothing.

  --request   the request's ID, as withdrawals lists it; refused unless it is the one that waits
  --json      prints the request as JSON

Exit code: 0 recorded, or it was before; 1 refused, 2 asked for wrongly.
`;

const text = { type: 'string' } as const;
const which = ({ user, request }: Record<string, unknown>) => ({
  user_id: user,
  ...(request !== undefined && { request: Number(request) }),
});
const tell = ({ request, amount, state, changed }: Record<string, unknown>) =>
  `${changed ? '' : 'Nothing changed: '}request ${String(request)} for Tk ${String(amount)} is ${String(state)}.`;

export const completeWithdrawalCommand = callCommand({
  name: 'complete-withdrawal',
  summary: 'record that a withdrawal was paid out',
  usage: COMPLETE,
  options: { user: text, request: text, force: { type: 'boolean' } },
  path: '/withdrawals/complete',
  body: (values) => (values['user'] ? { ...which(values), force: values['force'] ?? false } : 'give --user'),
  tell,
});

export const rejectWithdrawalCommand = callCommand({
  name: 'reject-withdrawal',
  summary: 'turn a withdrawal down',
  usage: REJECT,
  options: { user: text, request: text, reason: text },
  path: '/withdrawals/reject',
  body(values) {
    if (!values['user']) return 'give --user';
    return { ...which(values), ...(values['reason'] !== undefined && { reason: values['reason'] }) };
  },
  tell,
});
