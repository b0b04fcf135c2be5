import { z } from 'zod';
import type { Fields, Schemas } from '../../rest/contract.ts';
import { data } from '../../rest/envelope.ts';
import { optional, optionalRows, rows } from '../../rest/lenient-schemas.ts';
import { price } from '../../rest/taka.ts';
import { idOrLabel, name } from '../../rest/values.ts';

const offer = z.object({ price, duration: idOrLabel } satisfies Fields<Schemas['Plan']['plans'][number]>);

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
  } satisfies Fields<Schemas['Plan'] & { _id: string }, 'status'>)
  .refine((row) => row.subscription_id ?? row._id, 'no id');

export const planList = data(rows(plan));

export type Plan = z.output<typeof plan>;
