/** An order as the REST API has it. */
export const orderRow = (fields: object = {}) => ({
  id: 'order-of-rahima',
  code: 'K7M2-49QX',
  state: 'OPEN',
  plan: 'Premium',
  duration: '6 months',
  amount: 499,
  discount: 0,
  method: {
    id: 'bkash-manual',
    name: 'bKash',
    kind: 'MANUAL',
    pay_to: '01711000000',
    instructions: '<ol><li>Open bKash.</li></ol>',
  },
  pay_url: null,
  transaction: null,
  rejected: null,
  return_to: '/board-question/DHK',
  created_at: '2026-11-27T09:30:00.000Z',
  expires_at: '2026-11-28T09:30:00.000Z',
  receipt: null,
  refunds: [],
  ...fields,
});

export const deskOrderRow = (fields: object = {}) => ({
  order: orderRow(),
  user_id: 'RAHIMA',
  name: 'Rahima Khatun',
  email: 'rahima@example.com',
  payer: null,
  problem: null,
  payments: [],
  ...fields,
});

export const statementLine = (fields: object = {}) => ({
  line: 2,
  reference: 'AB12CD34EF',
  amount: 499,
  payer: '01712345678',
  date: '27-11-2026 10:12',
  order: 'order-of-rahima',
  code: 'K7M2-49QX',
  name: 'Rahima Khatun',
  why: null,
  ...fields,
});
