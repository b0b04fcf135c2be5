import { z } from 'zod';

export const commission = z.object({
  purchase: z.number(),
  user_id: z.string(),
  buyer: z.string(),
  amount: z.number(),
  state: z.string(),
  review: z.boolean(),
  reasons: z.array(z.string()),
});

export const showCommission = ({
  purchase,
  user_id: user,
  buyer,
  amount,
  state,
  review,
  reasons,
}: z.output<typeof commission>) =>
  `purchase ${purchase}  Tk ${amount} to ${user}  bought by ${buyer}  ${state}  ` +
  `${review ? 'REVIEW' : 'waits'}: ${reasons.join('; ')}`;
