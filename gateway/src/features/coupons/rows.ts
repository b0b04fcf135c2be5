import { z } from 'zod';
import type { Fields, Schemas } from '../../rest/contract.ts';
import { data } from '../../rest/envelope.ts';
import { price } from '../../rest/taka.ts';
import { flag, optionalText } from '../../rest/values.ts';

export const couponCheck = data(
  z.object({
    valid: flag,
    amount: price.nullish(),
    discount: price.nullish(),
    reason: optionalText,
  } satisfies Fields<Schemas['CouponCheck'], 'reason_id' | 'reason_params'>),
);
