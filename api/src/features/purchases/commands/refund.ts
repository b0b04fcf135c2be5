import { readableDate } from '../../../readable-date.ts';
import { text } from '../../../command-line/arguments.ts';
import { callCommand } from '../../../command-line/call-command.ts';

const USAGE = `Usage: pnpm run admin refund (--purchase ID | --user USER --plan ID) [--json]

Records that a purchase was refunded: ends its access, takes the commission back and notifies the user. A plan that was to
follow starts at once.

  --purchase   the purchase's ID
  --user       an email address, a phone number or a user ID; with --plan, refunds the user's last purchase of that plan
  --json       print the purchase as JSON

Exit code: 0 refunded, now or before; 1 refused; 2 wrong arguments.
`;

export const refundCommand = callCommand<'refundPurchase'>({
  name: 'refund',
  summary: 'record that a purchase was refunded',
  usage: USAGE,
  options: { purchase: text, user: text, plan: text },
  path: '/purchases/refund',
  body({ purchase, user, plan }) {
    if (purchase !== undefined && user === undefined && plan === undefined) return { purchase: Number(purchase) };
    if (purchase === undefined && user && plan) return { user_id: user, plan };
    return 'give either --purchase, or --user and --plan';
  },
  describe: ({ purchase, price, refunded_at: at, changed }) =>
    changed
      ? `Purchase ${purchase} refunded: Tk ${price}.`
      : `Nothing changed: purchase ${purchase} was refunded on ${readableDate(at!)}.`,
});
