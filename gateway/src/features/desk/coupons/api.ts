import type { CouponInput, MutationCreateCodesArgs, MutationSwitchCodeArgs } from '../../../graphql.generated.ts';
import type { Page } from '../../../graphql/pages.ts';
import type { RestClient } from '../../../rest/client.ts';
import type { RequestBody } from '../../../rest/contract.ts';
import { nullOn404 } from '../../../rest/not-found.ts';
import { path } from '../../../rest/path.ts';
import { withConflict } from '../calls.ts';
import { deskPageParams } from '../pages.ts';
import { paymentBody } from '../payments.ts';
import * as rows from './rows.ts';

const COUPON_CURSOR = /^[A-Z0-9]{4,24}$/;

const couponBody = (input: CouponInput): RequestBody<'saveCoupon'> => ({
  code: input.code,
  ...(input.share != null && { share: input.share }),
  ...(input.amount != null && { amount: input.amount }),
  plans: [...(input.plans ?? [])],
  ...(input.from != null && { from: input.from }),
  ...(input.until != null && { until: input.until }),
  ...(input.uses != null && { uses: input.uses }),
  once_per_person: input.oncePerPerson ?? true,
  is_on: input.isOn ?? true,
});

export const couponsApi = (rest: RestClient) => ({
  coupons: (page: Page) => rest.get('/admin/coupons', rows.couponPage, { params: deskPageParams(page, COUPON_CURSOR) }),
  coupon: (code: string) => nullOn404(rest.get(path`/admin/coupons/${code}`, rows.oneCoupon)),
  codeBatches: (page: Page) => rest.get('/admin/codes', rows.batchPage, { params: deskPageParams(page) }),
  codeBatch: (id: string) => nullOn404(rest.get(path`/admin/codes/${id}`, rows.oneBatch)),
  saveCoupon: (input: CouponInput) => withConflict(rest.put('/admin/coupons', couponBody(input), rows.oneCoupon)),
  createCodes: ({ payment, ...codes }: MutationCreateCodesArgs) =>
    withConflict(
      rest.post(
        '/admin/codes',
        { ...codes, payment: paymentBody(payment) } satisfies RequestBody<'createCodes'>,
        rows.newCodes,
      ),
    ),
  switchCode: ({ batch, code, on }: MutationSwitchCodeArgs) =>
    withConflict(
      rest.put(path`/admin/codes/${batch}/${code}`, { is_on: on } satisfies RequestBody<'switchCode'>, rows.oneBatch),
    ),
});
