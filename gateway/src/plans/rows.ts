import { z } from 'zod';
import { data } from '../rest/envelope.ts';
import { idOrLabel, list, number, optionalText } from '../rest/values.ts';

const price = z.object({
  price: number.transform(Math.round).pipe(z.int32()),
  duration: idOrLabel,
});

const plan = z
  .object({
    _id: idOrLabel.optional(),
    subscription_id: idOrLabel.optional(),
    name: z.string(),
    short_description: optionalText,
    // One price may stand by itself.
    plans: z.union([price.transform((one) => [one]), list(price)]),
    features: list(z.string()),
    advantages: list(z.string()),
  })
  .refine((row) => row.subscription_id ?? row._id, 'no id');

/** `{ data: [{ subscription_id, name, short_description, plans, features, advantages }] }`. */
export const planList = data(z.array(plan));

export type Plan = z.output<typeof plan>;
