import { z } from 'zod';
import { callCommand } from './call-command.ts';

const LIST = `Usage: pnpm run admin withdrawals [--json]

Lists the requests that wait to be paid out, oldest first: its ID, the user_id, the amount, and where to pay to.

  --json   prints them as JSON
`;

const COMPLETE = `Usage: pnpm run admin complete-withdrawal --user ID [--request ID] [--force] [--json]

Records that a user's (ID is the user_id) request was paid out, and tells the user. A second time changes nothing.

  --request   the request's ID, as withdrawals lists it; refused unless it is the one that waits
  --force     even where the account to pay to was changed less than 24 hours ago, or where unusually many signed up
              with the user's reference in one day (withdrawals marks them with REVIEW)
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
const decision = z.object({ request: z.number(), amount: z.number(), state: z.string(), changed: z.boolean() });
const tell = ({ request, amount, state, changed }: z.output<typeof decision>) =>
  `${changed ? 'Request' : 'Nothing changed: request'} ${request} for Tk ${amount} is ${state}.`;

export const withdrawalsCommand = callCommand({
  name: 'withdrawals',
  summary: 'list the withdrawals that wait to be paid out',
  usage: LIST,
  options: {},
  path: '/withdrawals',
  data: z.array(
    z.object({
      request: z.number(),
      user_id: z.string(),
      amount: z.number(),
      requested_at: z.string(),
      preferred_method: z.string(),
      account_number: z.string(),
      account_changed_at: z.string().nullable(),
      most_sign_ups_a_day: z.number(),
      review: z.boolean(),
    }),
  ),
  tell(rows) {
    const lines = rows.map(
      (row) =>
        `${row.request}  ${row.user_id}  Tk ${row.amount}  ${row.preferred_method} ${row.account_number}  ` +
        `asked ${row.requested_at}, account set ${row.account_changed_at ?? 'never'}` +
        (row.review ? `  REVIEW: ${row.most_sign_ups_a_day} sign-ups by the reference in one day` : ''),
    );
    return lines.length === 0 ? 'None waits.' : lines.join('\n');
  },
});

export const completeWithdrawalCommand = callCommand({
  name: 'complete-withdrawal',
  summary: 'record that a withdrawal was paid out',
  usage: COMPLETE,
  options: { user: text, request: text, force: { type: 'boolean' } },
  path: '/withdrawals/complete',
  body: (values) => (values['user'] ? { ...which(values), force: values['force'] ?? false } : 'give --user'),
  data: decision,
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
  data: decision,
  tell,
});
