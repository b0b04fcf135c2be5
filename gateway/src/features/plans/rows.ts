import { z } from 'zod';
import { data } from '../../rest/envelope.ts';
import { optional, optionalRows, rows } from '../../rest/lenient-schemas.ts';
import { price } from '../../rest/taka.ts';
import { idOrLabel, name } from '../../rest/values.ts';

const offer = z.object({ price, duration: idOrLabel });

const plan = z
  .object({
    _id: optional('_id', idOrLabel),
    subscription_id: optional('subscription_id', idOrLabel),
    name,
    short_description: optional('short_description', z.string()),
    // Some servers send a single price.
    plans: z.union([offer.transform((one) => [one]), optionalRows('plans', offer)]),
    features: optionalRows('features', z.string()),
    advantages: optionalRows('advantages', z.string()),
  })
  .refine((row) => row.subscription_id ?? row._id, 'no id');

/** `{ data: [{ subscription_id, name, short_description, plans, features, advantages }] }`. */
export const planList = data(rows(plan));

export type Plan = z.output<typeof plan>;
