import { z } from 'zod';
import { readableDate } from '../readable-date.ts';
import { callCommand } from './call-command.ts';

const USAGE = `Usage: pnpm run admin grant-plan --user USER --plan ID [--duration DURATION] [--renew] [--json]

Records that a user has paid for a plan: opens its access, books the commission of whoever referred the user, and tells the
user. While another plan is open, this one starts when that ends. A plan that the user has already for the same duration
is not bought a second time, unless it is renewed; it is renewed once ahead, so the command may be sent twice.

  --user       an address, a phone number or an ID
  --duration   which of the plan's durations, in its own words ('1 month'); needed where it has several
  --renew      another period of the plan that runs, after it
  --json       prints the purchase as JSON

Exit code: 0 recorded, or there already; 1 refused, 2 asked for wrongly.
`;

const text = { type: 'string' } as const;

export const grantPlanCommand = callCommand({
  name: 'grant-plan',
  summary: 'record that a user has bought a plan',
  usage: USAGE,
  options: { user: text, plan: text, duration: text, renew: { type: 'boolean' } },
  path: '/purchases',
  body({ user, plan, duration, renew }) {
    if (!user || !plan) return 'give --user and --plan';
    return { user_id: user, plan, ...(duration !== undefined && { duration }), ...(renew && { renew }) };
  },
  data: z.object({
    purchase: z.number(),
    plan: z.string(),
    duration: z.string(),
    price: z.number(),
    starts_at: z.string(),
    ends_at: z.string().nullable(),
    commission: z.number(),
    review_reasons: z.array(z.string()),
    changed: z.boolean(),
  }),
  describe(row) {
    const { purchase, plan, duration, price, commission, review_reasons: reasons, changed } = row;
    if (!changed) return `Nothing changed: the user has it as purchase ${purchase}, ${openOf(row)}.${renewHint(row)}`;
    const waits = reasons.length > 0 ? `, which waits for a review: ${reasons.join('; ')}` : '';
    return `Purchase ${purchase}: ${plan} (${duration}) for Tk ${price}, ${openOf(row)}; commission Tk ${commission}${waits}.`;
  },
});

type Period = { starts_at: string; ends_at: string | null };

const isUpcoming = ({ starts_at: start }: Period) => new Date(start) > new Date();

const renewHint = (row: Period) =>
  row.ends_at === null || isUpcoming(row) ? '' : ' Use --renew for another period after it.';

function openOf(row: Period) {
  const until = row.ends_at === null ? 'open without end' : `open until ${readableDate(row.ends_at)}`;
  return isUpcoming(row)
    ? `starts on ${readableDate(row.starts_at)}, when the plan before it ends, and is then ${until}`
    : until;
}
