import { z } from 'zod';
import { readableDate } from '../readable-date.ts';
import { callCommand } from './call-command.ts';
import { commission, showCommission } from './show-commission.ts';

const LIST = `Usage: pnpm run admin withdrawals [--json]

Lists the requests that wait to be paid out, oldest first: its ID, the user_id, the amount, and where to pay to. REVIEW
says what to look at before: a commission is decided with approve-commission or refuse-commission. The commissions below
the requests wait as well, and are part of none of them; commissions lists those that wait for a verified address too.

  --json   prints the requests as JSON
`;

const COMPLETE = `Usage: pnpm run admin complete-withdrawal --user USER [--request ID] [--force] [--json]

Records that a user's request was paid out, and tells the user. A second time changes nothing.

  --user      an address, a phone number or an ID
  --request   the request's ID, as withdrawals lists it; refused unless it is the one that waits
  --force     even where the account to pay to was changed less than 24 hours ago or set before the email address
              was verified, or where unusually many signed up with the user's reference in one day. A commission
              that waits for a review is decided first, with approve-commission or refuse-commission
  --json      prints the request as JSON

Exit code: 0 recorded, or it was before; 1 refused, 2 asked for wrongly.
`;

const REJECT = `Usage: pnpm run admin reject-withdrawal --user USER [--request ID] [--reason TEXT] [--json]

Turns a user's request down: what it asked for is available again, and the user is told, with the reason. A second time
changes nothing.

  --user      an address, a phone number or an ID
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
const describe = ({ request, amount, state, changed }: z.output<typeof decision>) =>
  `${changed ? 'Request' : 'Nothing changed: request'} ${request} for Tk ${amount} is ${state}.`;

const request = z.object({
  request: z.number(),
  user_id: z.string(),
  amount: z.number(),
  requested_at: z.string(),
  preferred_method: z.string(),
  account_number: z.string(),
  account_changed_at: z.string().nullable(),
  reasons: z.array(z.string()),
});
const showRequest = (row: z.output<typeof request>) =>
  `${row.request}  ${row.user_id}  Tk ${row.amount}  ${row.preferred_method} ${row.account_number}  ` +
  `asked ${readableDate(row.requested_at)}, account set ${row.account_changed_at ? readableDate(row.account_changed_at) : 'never'}` +
  row.reasons.map((reason) => `\n    REVIEW: ${reason}`).join('');

export const withdrawalsCommand = callCommand({
  name: 'withdrawals',
  summary: 'list the withdrawals that wait to be paid out',
  usage: LIST,
  options: {},
  path: '/withdrawals',
  data: z.array(request),
  extra: { path: '/commissions', data: z.array(commission) },
  describe(rows, commissions) {
    const inReview = commissions.filter(({ review, state }) => review && state !== 'released');
    const lines = [...rows.map(showRequest), ...inReview.map(showCommission)];
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
  describe,
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
  describe,
});
