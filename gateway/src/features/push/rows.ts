import { z } from 'zod';
import { toCamelCase } from '../../rest/camel-case.ts';
import { type Fields, responseField, type Schemas } from '../../rest/contract.ts';
import { clampedNumber, wholeNumber } from '../../rest/values.ts';
import { leaveOut } from '../../rest/unreadable.ts';

const KINDS = ['REVIEWS_DUE', 'REPORT_ANSWERED', 'PLAN_ENDS', 'MESSAGE'] as const;
export type Kind = (typeof KINDS)[number];

/** Without those of a newer server. */
const kinds = z.array(z.unknown()).transform((values): Kind[] => {
  for (const value of values) if (!KINDS.includes(value as Kind)) leaveOut('kinds', String(value));
  return KINDS.filter((kind) => values.includes(kind));
});
const hour = wholeNumber.pipe(z.int().min(0).max(23));

const settings = z
  .object({
    subscriptions: clampedNumber,
    kinds,
    quiet_from: hour,
    quiet_to: hour,
    // A browser cannot subscribe with anything else.
    public_key: z.string().regex(/^[\w-]{87}$/),
  } satisfies Fields<Schemas['PushSettings']>)
  .transform(toCamelCase);
export type PushSettingsRow = z.output<typeof settings>;

export const pushSettings = responseField('readPushSettings', 'push', settings);
