import type { ResponseBody } from 'schema/rest/bodies.ts';
import { readableDate } from '../../../readable-date.ts';
import { text } from '../../../command-line/arguments.ts';
import { describePaymentOptions, paymentOptions, readPayment } from '../../payments/index.ts';
import { callCommand } from '../../../command-line/call-command.ts';
import { showCommission } from './show-commission.ts';

const LIST = `Usage: pnpm run admin withdrawals [--json]

Lists withdrawal requests that wait to be paid, oldest first: request ID, user ID, amount and the account to pay. REVIEW
marks what to check before paying; decide on a commission with approve-commission or refuse-commission.

Below the requests come commissions that wait for a review and are not part of any request. "admin commissions" also lists
those that wait for the buyer to verify an email address.

  --json   print the requests as JSON
`;

const COMPLETE = `Usage: pnpm run admin complete-withdrawal --user USER [--request ID] [--force]
         --amount TK --method METHOD --reference NUMBER [--payer TEXT] [--note TEXT] [--json]

Records that a withdrawal was paid, and notifies the user. Running it twice is safe. The amount must be the request's.

  --user      an email address, a phone number or a user ID
  --request   the request's ID, as "admin withdrawals" lists it; refused unless that request is waiting
  --force     pay although the account was changed less than 24 hours ago or was set before the email address was
              verified, or although unusually many people signed up through the user in one day. It does not skip
              the review of a commission: use approve-commission or refuse-commission first
${describePaymentOptions}
  --json      print the request as JSON

Exit code: 0 recorded, now or before; 1 refused; 2 wrong arguments.
`;

const REJECT = `Usage: pnpm run admin reject-withdrawal --user USER [--request ID] [--reason TEXT] [--json]

Rejects a withdrawal request. The amount goes back to the user's balance, and the user is notified. Running it twice is
safe.

  --user      an email address, a phone number or a user ID
  --request   the request's ID, as "admin withdrawals" lists it; refused unless that request is waiting
  --reason    why; shown to the user
  --json      print the request as JSON

Exit code: 0 recorded, now or before; 1 refused; 2 wrong arguments.
`;

const which = ({ user, request }: Record<string, unknown>) => ({
  user_id: user,
  ...(request !== undefined && { request: Number(request) }),
});
const describe = ({ request, amount, state, changed }: ResponseBody<'completeWithdrawal'>['data']) =>
  `${changed ? 'Request' : 'Nothing changed: request'} ${request} for Tk ${amount} is ${state}.`;

const showRequest = (row: ResponseBody<'listWithdrawals'>['data'][number]) =>
  `${row.request}  ${row.user_id}  Tk ${row.amount}  ${row.preferred_method} ${row.account_number}  ` +
  `asked ${readableDate(row.requested_at)}, account set ${row.account_changed_at ? readableDate(row.account_changed_at) : 'never'}` +
  row.reasons.map((reason) => `\n    REVIEW: ${reason}`).join('');

export const withdrawalsCommand = callCommand<'listWithdrawals', 'listCommissions'>({
  name: 'withdrawals',
  summary: 'list the withdrawals that wait to be paid',
  usage: LIST,
  options: {},
  path: '/withdrawals',
  extra: '/commissions',
  describe(rows, commissions) {
    const inReview = commissions.filter(({ review, state }) => review && state !== 'released');
    const lines = [...rows.map(showRequest), ...inReview.map(showCommission)];
    return lines.length === 0 ? 'None waits.' : lines.join('\n');
  },
});

export const completeWithdrawalCommand = callCommand<'completeWithdrawal'>({
  name: 'complete-withdrawal',
  summary: 'record that a withdrawal was paid',
  usage: COMPLETE,
  options: { user: text, request: text, force: { type: 'boolean' }, ...paymentOptions },
  path: '/withdrawals/complete',
  body({ user, request, force, ...values }) {
    if (!user) return 'give --user';
    const payment = readPayment(values) ?? 'give --amount, --method and --reference';
    return typeof payment === 'string' ? payment : { ...which({ user, request }), force: force ?? false, payment };
  },
  describe,
});

export const rejectWithdrawalCommand = callCommand<'rejectWithdrawal'>({
  name: 'reject-withdrawal',
  summary: 'reject a withdrawal',
  usage: REJECT,
  options: { user: text, request: text, reason: text },
  path: '/withdrawals/reject',
  body(values) {
    if (!values['user']) return 'give --user';
    return { ...which(values), ...(values['reason'] !== undefined && { reason: values['reason'] }) };
  },
  describe,
});
