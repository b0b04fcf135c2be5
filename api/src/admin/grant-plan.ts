import { z } from 'zod';
import { callCommand } from './call-command.ts';

const USAGE = `Usage: pnpm run admin grant-plan --user ID --plan ID [--duration DURATION] [--json]

Records that a user (ID is the user_id) has paid for a plan: opens its access, books the commission of whoever referred
the user, and tells the user. A plan that the user has already for the same duration is not bought a second time.

  --duration   which of the plan's durations, in its own words ('1 month'); needed where it has several
  --json       prints the purchase as JSON

Exit code: 0 recorded, or there already; 1 refused, 2 asked for wrongly.
`;

const text = { type: 'string' } as const;

export const grantPlanCommand = callCommand({
  name: 'grant-plan',
  summary: 'record that a user has bought a plan',
  usage: USAGE,
  options: { user: text, plan: text, duration: text },
  path: '/purchases',
  body({ user, plan, duration }) {
    if (!user || !plan) return 'give --user and --plan';
    return { user_id: user, plan, ...(duration !== undefined && { duration }) };
  },
  data: z.object({
    purchase: z.number(),
    plan: z.string(),
    duration: z.string(),
    price: z.number(),
    ends_at: z.string().nullable(),
    commission: z.number(),
    changed: z.boolean(),
  }),
  tell: ({ purchase, plan, duration, price, ends_at: endsAt, commission, changed }) =>
    changed
      ? `Purchase ${purchase}: ${plan} (${duration}) for Tk ${price}, ` +
        `open ${endsAt === null ? 'without end' : `until ${endsAt}`}; commission Tk ${commission}.`
      : `Nothing changed: the user has it as purchase ${purchase}.`,
});
