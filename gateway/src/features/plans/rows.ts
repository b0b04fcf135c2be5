import { z } from 'zod';
import { data } from '../../rest/envelope.ts';
import { optional, optionalRows, rows } from '../../rest/lenient-schemas.ts';
import { taka } from '../../rest/taka.ts';
import { idOrLabel } from '../../rest/values.ts';

const price = z.object({
  price: taka,
  duration: idOrLabel,
});

const plan = z
  .object({
    _id: idOrLabel.optional(),
    subscription_id: idOrLabel.optional(),
    name: z.string(),
    short_description: optional('short_description', z.string()),
    // Some servers send a single price.
    plans: z.union([price.transform((one) => [one]), optionalRows('plans', price)]),
    features: optionalRows('features', z.string()),
    advantages: optionalRows('advantages', z.string()),
  })
  .refine((row) => row.subscription_id ?? row._id, 'no id');

/** `{ data: [{ subscription_id, name, short_description, plans, features, advantages }] }`. */
export const planList = data(rows(plan));

export type Plan = z.output<typeof plan>;
