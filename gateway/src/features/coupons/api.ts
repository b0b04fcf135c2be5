import type { RestClient } from '../../rest/client.ts';
import type { RequestBody } from '../../rest/contract.ts';
import * as rows from './rows.ts';

/** Codes that lower a price. They are not of the specification: a server may take none. */
export const couponsApi = (rest: RestClient) => ({
  check: (question: RequestBody<'checkCoupon'>) => rest.post('/orders/coupon', question, rows.couponCheck),
});

export type CouponsApi = ReturnType<typeof couponsApi>;
