import { z } from 'zod';
import { toCamelCase } from '../../../rest/camel-case.ts';
import type { Fields, ResponseBody, Schemas } from '../../../rest/contract.ts';
import { data } from '../../../rest/envelope.ts';
import { instant } from '../../../rest/instant.ts';
import { rows } from '../../../rest/lenient-schemas.ts';
import { price } from '../../../rest/taka.ts';
import { flag, idOrLabel, list, number, optionalText, requiredFlag, wholeNumber } from '../../../rest/values.ts';
import { deskName } from '../names.ts';
import { payment } from '../payments.ts';

const pageOf = <Row extends z.ZodType>(row: Row) =>
  z
    .object({ data: rows(row), pagination: z.object({ next: optionalText }) } satisfies Fields<
      ResponseBody<'listCoupons'>,
      'total'
    >)
    .transform((body) => ({ rows: body.data as z.output<Row>[], next: body.pagination.next ?? null }));

const coupon = z
  .object({
    code: idOrLabel,
    share: number.nullish(),
    amount: price.nullish(),
    plans: list(idOrLabel),
    from: optionalText,
    until: optionalText,
    uses: wholeNumber.nullish(),
    used: wholeNumber,
    once_per_person: flag,
    is_on: flag,
  } satisfies Fields<Schemas['Coupon']>)
  .transform(toCamelCase);
export type CouponRow = z.output<typeof coupon>;

export const couponPage = pageOf(coupon);
export type CouponPageRow = z.output<typeof couponPage>;
export const oneCoupon = data(coupon);

const code = z
  .object({
    code: idOrLabel,
    used_at: instant.nullish(),
    used_by: deskName.nullish(),
    // Missing where codes cannot be switched off.
    is_on: requiredFlag.nullish().transform((isOn) => isOn ?? true),
  } satisfies Fields<Schemas['CodeBatch']['codes'][number]>)
  .transform(toCamelCase);

const batch = z
  .object({
    id: idOrLabel,
    plan: z.string(),
    duration: z.string(),
    price,
    count: wholeNumber,
    used: wholeNumber,
    payment,
    receipt: idOrLabel,
    created_at: instant,
    by: z.string(),
    codes: list(code),
  } satisfies Fields<Schemas['CodeBatch']>)
  .transform(toCamelCase);
export type CodeBatchRow = z.output<typeof batch>;

export const batchPage = pageOf(batch);
export type CodeBatchPageRow = z.output<typeof batchPage>;
export const oneBatch = data(batch);
export const newCodes = data(z.array(z.string()));
