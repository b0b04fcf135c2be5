import type { Schemas } from 'schema/rest/bodies.ts';
import { readableDate } from '../../../readable-date.ts';
import { text } from '../../../command-line/arguments.ts';
import { describePaymentOptions, paymentOptions, readPayment } from '../../payments/index.ts';
import { callCommand } from '../../../command-line/call-command.ts';

const USAGE = `Usage: pnpm run admin grant-plan --user USER --plan ID [--duration DURATION] [--renew]
         (--amount TK --method METHOD --reference NUMBER [--payer TEXT] [--note TEXT] | --complimentary REASON) [--json]

Records a user's payment for a plan: grants access, books the referrer's commission, issues a receipt and notifies the
user. If the user has another plan, the new one starts when that ends.

Running the command twice is safe: a payment opens a plan once. A user who has the plan for the same duration gets
another period only with --renew, and no second one until that period has started.

  --user            an email address, a phone number or a user ID
  --plan            the plan's ID
  --duration        one of the plan's durations, as the plan writes it ('1 month'); required if it has several
  --renew           add another period after the current one
${describePaymentOptions}
  --complimentary   instead of a payment: why it is given for nothing; books no revenue and no commission
  --json            print the purchase as JSON

Exit code: 0 recorded, now or before; 1 refused; 2 wrong arguments.
`;

export const grantPlanCommand = callCommand<'grantPlan'>({
  name: 'grant-plan',
  summary: 'record that a user has bought a plan, or is given it',
  usage: USAGE,
  options: {
    user: text,
    plan: text,
    duration: text,
    renew: { type: 'boolean' },
    ...paymentOptions,
    complimentary: text,
  },
  path: '/purchases',
  body({ user, plan, duration, renew, complimentary, ...values }) {
    if (!user || !plan) return 'give --user and --plan';
    const payment = readPayment(values);
    if (typeof payment === 'string') return payment;
    if (Boolean(payment) === Boolean(complimentary)) {
      return 'give either --amount, --method and --reference, or --complimentary';
    }
    return {
      user_id: user,
      plan,
      ...(duration !== undefined && { duration }),
      ...(renew && { renew }),
      ...(payment ? { payment } : { complimentary }),
    };
  },
  describe(row) {
    const { purchase, plan, duration, price, commission, review_reasons: reasons, changed } = row;
    if (!changed) return `Nothing changed: the user has it as purchase ${purchase}, ${openOf(row)}.${renewHint(row)}`;
    const waits = reasons.length > 0 ? `, which waits for a review: ${reasons.join('; ')}` : '';
    return `Purchase ${purchase}: ${plan} (${duration}) for Tk ${price}, ${openOf(row)}; commission Tk ${commission}${waits}.`;
  },
});

type Period = Pick<Schemas['Purchase'], 'starts_at' | 'ends_at'>;

const isUpcoming = ({ starts_at: start }: Period) => new Date(start) > new Date();

const renewHint = (row: Period) =>
  row.ends_at === null || isUpcoming(row) ? '' : ' Use --renew for another period after it.';

function openOf(row: Period) {
  const until = row.ends_at === null ? 'open without end' : `open until ${readableDate(row.ends_at)}`;
  return isUpcoming(row)
    ? `starts on ${readableDate(row.starts_at)}, when the plan before it ends, and is then ${until}`
    : until;
}
