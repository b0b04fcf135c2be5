import { z } from 'zod';
import type { Fields, Schemas } from '../../rest/contract.ts';
import { instant } from '../../rest/instant.ts';
import { countedRows, optional, optionalInstant, optionalRows } from '../../rest/lenient-schemas.ts';
import { idOrLabel } from '../../rest/values.ts';

const heldPlan = z.object({
  _id: idOrLabel,
  name: z.string().min(1),
  duration: optional('duration', z.string()),
  opens: optionalRows('opens', z.string()),
  starts_at: optionalInstant('starts_at'),
  // Null means no end, so an unreadable date must not become null.
  ends_at: instant.nullish().transform((at) => at ?? null),
} satisfies Fields<Schemas['HeldPlan'], 'subscription_id'>);

export type HeldPlan = z.output<typeof heldPlan>;

/** `plans` of a user's record; null if missing. Unreadable plans are left out. */
export const heldPlans = optional('plans', countedRows(heldPlan, 'plans')).transform((read) => read?.rows ?? null);
