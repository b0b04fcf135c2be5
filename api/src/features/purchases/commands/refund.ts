import { readableDate } from '../../../readable-date.ts';
import { text } from '../../../command-line/arguments.ts';
import { describePaymentOptions, paymentOptions, readPayment } from '../../payments/index.ts';
import { callCommand } from '../../../command-line/call-command.ts';

const USAGE = `Usage: pnpm run admin refund (--purchase ID | --user USER --plan ID)
         [--amount TK --method METHOD --reference NUMBER [--payer TEXT] [--note TEXT]] [--json]

Records that a purchase was paid back: ends its access, takes the commission back and notifies the user. A plan that was to
follow starts at once. If the amount is less than what is left to pay back, the plan stays open, and the commission waits
for a review. Running it twice is safe. What cost nothing needs no payment.

  --purchase    the purchase's ID
  --user        an email address, a phone number or a user ID; with --plan, refunds the user's last purchase of that plan
${describePaymentOptions}
  --json        print the purchase as JSON

Exit code: 0 refunded, now or before; 1 refused; 2 wrong arguments.
`;

export const refundCommand = callCommand<'refundPurchase'>({
  name: 'refund',
  summary: 'record that a purchase was paid back',
  usage: USAGE,
  options: { purchase: text, user: text, plan: text, ...paymentOptions },
  path: '/purchases/refund',
  body({ purchase, user, plan, ...values }) {
    const payment = readPayment(values);
    if (typeof payment === 'string') return payment;
    const evidence = payment && { payment };
    if (purchase !== undefined && user === undefined && plan === undefined) {
      return { purchase: Number(purchase), ...evidence };
    }
    if (purchase === undefined && user && plan) return { user_id: user, plan, ...evidence };
    return 'give either --purchase, or --user and --plan';
  },
  describe({ purchase, price, refunded, refunded_at: at, changed }) {
    if (!at) return `Tk ${refunded} of Tk ${price} of purchase ${purchase} are paid back; the plan stays open.`;
    return changed
      ? `Purchase ${purchase} refunded: Tk ${price}.`
      : `Nothing changed: purchase ${purchase} was refunded on ${readableDate(at)}.`;
  },
});
