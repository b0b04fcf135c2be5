import { orderRow } from '../../../testing/orders.ts';
import { mutation, ofViewer, type TestCall } from '../../../testing/test-call.ts';

const ONE = { data: orderRow() };
const LIST = { data: [orderRow()], pagination: { has_next: false, next: null }, total: 1 };
const ID = 'order-of-rahima';
const INPUT = `{ id: "${ID}", plan: "premium", duration: "6 months", method: "bkash-manual" }`;

/** Of orders, which an upstream may not take. */
export const calls: TestCall[] = [
  {
    call: 'GET /checkout',
    answers: { data: { methods: [orderRow().method] } },
    query: '{ part: checkout { methods { id } } }',
    follows: true,
    isPublic: true,
  },
  { call: 'GET /orders', answers: LIST, query: ofViewer('orders { edges { node { code } } }'), follows: true },
  {
    call: 'GET /orders/*',
    at: `/orders/${ID}`,
    answers: ONE,
    query: ofViewer(`order(id: "${ID}") { code }`),
    follows: true,
  },
  {
    call: 'POST /orders',
    answers: ONE,
    query: mutation(`startOrder(input: ${INPUT}) { code }`),
    follows: true,
    nullsAll: true,
  },
  {
    call: 'PUT /orders/*/transaction',
    at: `/orders/${ID}/transaction`,
    answers: ONE,
    query: mutation(`enterTransaction(order: "${ID}", transaction: "AB12CD34EF") { code }`),
    follows: true,
    nullsAll: true,
  },
  {
    call: 'POST /orders/*/cancel',
    at: `/orders/${ID}/cancel`,
    answers: ONE,
    query: mutation(`cancelOrder(order: "${ID}") { code }`),
    follows: true,
    nullsAll: true,
  },
];
