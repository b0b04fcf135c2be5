import { z } from 'zod';
import { readableDate } from '../readable-date.ts';
import { callCommand } from './call-command.ts';

const USAGE = `Usage: pnpm run admin refund (--purchase ID | --user USER --plan ID) [--json]

Records that a purchase was paid back: ends its access, takes its commission back, and tells the user. A plan that was to
follow starts at once. With --user (an address, a phone number or an ID) and --plan it is the user's last purchase of that
plan.

  --json   prints the purchase as JSON

Exit code: 0 refunded, or it was before; 1 refused, 2 asked for wrongly.
`;

const text = { type: 'string' } as const;

export const refundCommand = callCommand({
  name: 'refund',
  summary: 'record that a purchase was paid back',
  usage: USAGE,
  options: { purchase: text, user: text, plan: text },
  path: '/purchases/refund',
  body({ purchase, user, plan }) {
    if (purchase !== undefined && user === undefined && plan === undefined) return { purchase: Number(purchase) };
    if (purchase === undefined && user && plan) return { user_id: user, plan };
    return 'give either --purchase, or --user and --plan';
  },
  data: z.object({ purchase: z.number(), price: z.number(), refunded_at: z.string(), changed: z.boolean() }),
  describe: ({ purchase, price, refunded_at: at, changed }) =>
    changed
      ? `Purchase ${purchase} refunded: Tk ${price}.`
      : `Nothing changed: purchase ${purchase} was refunded on ${readableDate(at)}.`,
});
