import { z } from 'zod';
import type { Fields, ResponseBody } from '../../rest/contract.ts';
import { data } from '../../rest/envelope.ts';
import { flag } from '../../rest/values.ts';

export const setup = data(
  z.object({ secret: z.string(), address: z.string() } satisfies Fields<ResponseBody<'startTwoFactor'>['data']>),
);

export const recoveryCodes = data(
  z
    .object({ recovery_codes: z.array(z.string()).min(1) } satisfies Fields<ResponseBody<'confirmTwoFactor'>['data']>)
    .transform((body) => body.recovery_codes),
);

export const reset = data(
  z
    .object({ changed: flag } satisfies Fields<ResponseBody<'resetTwoFactor'>['data'], 'person'>)
    .transform((body) => body.changed),
);
