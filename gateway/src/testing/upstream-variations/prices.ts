import { unreadable, type Variation } from './variation.ts';

const QUERY = '{ plans { prices { price } } }';
const plans = (price: unknown) => ({
  '/subscriptions': {
    data: [
      {
        subscription_id: 'm',
        name: 'Monthly',
        plans: [
          { price, duration: '1 month' },
          { price: 550, duration: '2 months' },
        ],
      },
    ],
  },
});

const read = (price: unknown, amount: number): Variation => ({
  name: `a price of ${JSON.stringify(price)}`,
  upstream: plans(price),
  query: QUERY,
  data: { plans: [{ prices: [{ price: amount }, { price: 550 }] }] },
});

const leftOut = (price: unknown): Variation => ({
  name: `a price of ${JSON.stringify(price)}, which is none`,
  upstream: plans(price),
  query: QUERY,
  data: { plans: [{ prices: [{ price: 550 }] }] },
  log: [unreadable('GET /subscriptions', 'plans.price')],
});

/** Variations of amounts. */
export const priceVariations: Variation[] = [
  read(500, 500),
  read('500', 500),
  read('1,500', 1_500),
  read('1,50,000', 150_000),
  read('1,500.00', 1_500),
  read('1.500,00', 1_500),
  read('৳ ১,৫০০', 1_500),
  read(0, 0),
  read('Tk 500', 500),
  read('Tk. 1,500', 1_500),
  read('BDT 500', 500),
  read('500 Taka', 500),
  read('৳ 500', 500),
  read('৳৫০০', 500),
  read('৫০০ টাকা', 500),
  read('500/-', 500),
  read('Tk 500/=', 500),
  ...[
    '',
    'Free',
    '1,5',
    '1,500.50',
    1500.5,
    '1.500',
    -500,
    'Tk -500',
    '1,5000',
    '$5',
    '500 600',
    '5e3',
    'Tk',
    '9'.repeat(30),
    `${' '.repeat(50)}5`,
    null,
    {},
  ].map(leftOut),
];
