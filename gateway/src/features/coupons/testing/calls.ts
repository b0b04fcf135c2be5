import { mutation, type TestCall } from '../../../testing/test-call.ts';

const check = { valid: true, amount: 225, discount: 74, reason: null, reason_id: null, reason_params: null };

/** Of codes, which an upstream may not take. */
export const calls: TestCall[] = [
  {
    call: 'POST /orders/coupon',
    answers: { data: check },
    query: mutation('checkCoupon(code: "SAVE", plan: "premium", duration: "1 year") { amount }'),
    follows: true,
    nullsAll: true,
  },
];
