import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import type { OrderInput, OrderState } from '../../graphql.generated.ts';
import { endSession, updateSession, type SessionUser } from '../../session/index.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { FaqsDocument } from '../faqs/index.ts';
import { PlansDocument } from '../plans/plans.generated.ts';
import { EnterTransactionDocument, OrderDocument } from './order/order-page.generated.ts';
import { CheckCouponDocument, CheckoutDocument, StartOrderDocument } from './way/order-way.generated.ts';

const METHOD = { __typename: 'PaymentMethod' as const, id: 'bkash-manual', name: 'bKash', kind: 'MANUAL' as const };
const LIST = '/board-question/DHK/_1/ANAT/year/2024?page=2';

const order = (change: object = {}) => ({
  __typename: 'Order' as const,
  id: 'order-1',
  code: 'K7M2-49QX',
  state: 'OPEN' as OrderState,
  plan: 'Exam',
  duration: '1 month',
  amount: 499,
  discount: 0,
  method: { ...METHOD, payTo: '01711000000', instructions: null },
  payUrl: null,
  transaction: null,
  rejected: null,
  returnTo: LIST,
  createdAt: '2026-11-27T10:00:00Z',
  expiresAt: '2026-11-28T10:00:00Z',
  receipt: null,
  refunds: [],
  ...change,
});

const viewer = (one: object | null) => ({
  __typename: 'User',
  id: '1',
  name: 'Amina',
  email: 'amina@example.org',
  order: one,
});
const orderMock = (change: object | null, id = 'order-1'): MockLink.MockedResponse => ({
  request: { query: OrderDocument, variables: { id } },
  result: { data: { viewer: viewer(change && order({ id, ...change })) } },
  maxUsageCount: Infinity,
});

const exam = {
  __typename: 'SubscriptionPlan' as const,
  id: 'exam',
  name: 'Exam',
  shortDescription: 'For the examination.',
  prices: [
    { __typename: 'PlanPrice' as const, price: 499, duration: '1 month' },
    { __typename: 'PlanPrice' as const, price: 1299, duration: '3 months' },
  ],
  features: [],
  advantages: [],
};
const shop: MockLink.MockedResponse[] = [
  { request: { query: PlansDocument }, result: { data: { plans: [exam] } } },
  { request: { query: FaqsDocument }, result: { data: { faqs: [] } } },
  {
    request: { query: CheckoutDocument },
    result: { data: { checkout: { __typename: 'Checkout', methods: [METHOD] } } },
    maxUsageCount: Infinity,
  },
];

/** Keeps what was sent. The first answers fail for want of a connection. */
function takeOrders(failures = 0) {
  const sent: OrderInput[] = [];
  const mock = (result: object): MockLink.MockedResponse => ({
    request: {
      query: StartOrderDocument,
      variables: ({ input }: { input: OrderInput }) => {
        sent.push(input);
        return true;
      },
    },
    ...result,
  });
  const lost = Array.from({ length: failures }, () => mock({ error: new TypeError('Failed to fetch') }));
  return { sent, mocks: [...lost, mock({ result: { data: { startOrder: order() } } }), orderMock({})] };
}

const amina: SessionUser = {
  _id: '1',
  user_id: '1',
  name: 'Amina',
  medical_college: '',
  year: '',
  contact_number: '',
  email: 'amina@example.org',
  profileImage: '',
};

beforeEach(() => updateSession(amina));
afterEach(() => {
  endSession();
  sessionStorage.clear();
});

const press = (name: string | RegExp) => screen.findByRole('button', { name });
const returning = `/subscription?${new URLSearchParams({ plan: 'exam', duration: '1 month', returnTo: LIST })}`;

describe('ordering a plan', () => {
  it('takes three presses, with the way back, and shows what to send where', async () => {
    const { sent, mocks } = takeOrders();
    const { user, address } = await renderAt(`/subscription?returnTo=${encodeURIComponent(LIST)}`, {
      mocks: [...shop, ...mocks],
    });
    await user.click(await press('Get this plan: Exam'));
    await user.dblClick(await press('Pay with bKash'));
    expect(await screen.findByRole('heading', { name: 'Pay Tk\u00a0499' })).toBeTruthy();
    expect(address()).toBe('/orders/order-1');
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(sent[0]).toMatchObject({ plan: 'exam', duration: '1 month', method: 'bkash-manual', returnTo: LIST });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Number' }).value).toBe('01711000000');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Reference' }).value).toBe('K7M2-49QX');
  });

  it('asks with the same id until the server has answered, after a reload too', async () => {
    const { sent, mocks } = takeOrders(1);
    const first = await renderAt(returning, { mocks: [...shop, ...mocks] });
    await first.user.click(await press('Pay with bKash'));
    expect(
      (await screen.findByText('No response from server. Please check your connection.')).textContent,
    ).toBeTruthy();
    first.unmount();
    const again = await renderAt(returning, { mocks: [...shop, ...mocks.slice(1)] });
    await again.user.click(await press('Pay with bKash'));
    await screen.findByRole('heading', { name: 'Pay Tk\u00a0499' });
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  });

  it('lets a visitor log in first, who comes back to the choice', async () => {
    endSession();
    const { user } = await renderAt('/subscription', { mocks: shop });
    await user.click(await press('Get this plan: Exam'));
    await user.click(await screen.findByRole('radio', { name: /^3 months/ }));
    await user.click(screen.getByRole('link', { name: 'Log in to pay' }));
    expect(await screen.findByText('Log in to pay. Your choice of plan is kept.')).toBeTruthy();
  });

  it('shows what a code gives, for another duration too', async () => {
    const check = (duration: string, amount: number): MockLink.MockedResponse => ({
      request: { query: CheckCouponDocument, variables: { code: 'half', plan: 'exam', duration } },
      result: {
        data: { checkCoupon: { __typename: 'CouponCheck', valid: true, amount, discount: amount, reason: null } },
      },
    });
    const mocks = [...shop, check('1 month', 250), check('3 months', 650)];
    const first = await renderAt(returning, { mocks: shop });
    await first.user.click(await screen.findByText('I have a code'));
    await first.user.type(screen.getByRole('textbox', { name: 'Code' }), 'half');
    first.unmount();
    // What was typed outlives a reload.
    const { user } = await renderAt(returning, { mocks });
    const code = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Code' });
    expect([code.value, code.closest('details')!.open]).toEqual(['half', true]);
    await user.type(code, '{Enter}');
    expect(await screen.findByText('Tk 250 off: Tk 250 instead of Tk 499.')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /^3 months/ }));
    expect(await screen.findByText('Tk 650 off: Tk 650 instead of Tk 1,299.')).toBeTruthy();
  });
});

describe('an order', () => {
  it('keeps a TrxID that was typed through a reload, and sends it in Latin digits', async () => {
    const first = await renderAt('/orders/order-1', { mocks: [orderMock({})] });
    await first.user.type(await screen.findByRole('textbox', { name: 'TrxID' }), '8n7a ৬b5c4d');
    first.unmount();
    const enter = {
      request: { query: EnterTransactionDocument, variables: { order: 'order-1', transaction: '8n7a6b5c4d' } },
      result: { data: { enterTransaction: order({ state: 'CHECKING', transaction: '8N7A6B5C4D' }) } },
    };
    const { user } = await renderAt('/orders/order-1', { mocks: [orderMock({}), enter] });
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'TrxID' })).value).toBe('8n7a ৬b5c4d');
    await user.click(await press('I have paid'));
    expect(await screen.findByText(/^The team looks for TrxID 8N7A6B5C4D/)).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('State of the order'));
  });

  it('says that its last transfer was not found, and why', async () => {
    const rejected = {
      __typename: 'RejectedTransfer',
      transaction: '8N7A6B5C4D',
      reason: 'It went to another number.',
    };
    await renderAt('/orders/order-1', { mocks: [orderMock({ rejected })] });
    const words = await screen.findByText(/^The transfer 8N7A6B5C4D was not found/);
    expect(words.textContent).toContain('The team says: It went to another number.');
  });

  it('does not send what cannot be a TrxID', async () => {
    const { user } = await renderAt('/orders/order-1', { mocks: [orderMock({})] });
    await user.type(await screen.findByRole('textbox', { name: 'TrxID' }), '499 Tk{Enter}');
    expect(await screen.findByText('A TrxID has 6 to 30 letters and digits.')).toBeTruthy();
  });

  test.each<[OrderState, string]>([
    ['CHECKING', 'Your payment is being checked'],
    ['PAID', 'Your plan is open'],
    ['FAILED', 'The payment did not go through'],
    ['CANCELLED', 'You gave this order up'],
    ['EXPIRED', 'This order was not paid in time'],
    ['REFUNDED', 'Your money went back'],
  ])('in the state %s says: %s', async (state, title) => {
    await renderAt('/orders/order-1', { mocks: [orderMock({ state })] });
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeTruthy();
  });

  it('says how far refunds are, and when the money should be there', async () => {
    const refund = { __typename: 'OrderRefund', askedAt: '2026-11-27T10:00:00Z', doneAt: null, expectedBy: null };
    const refunds = [
      { ...refund, id: '2', amount: 200, state: 'SENT', expectedBy: '2026-12-07' },
      { ...refund, id: '1', amount: 299, state: 'DONE', doneAt: '2026-11-28T10:00:00Z' },
    ];
    await renderAt('/orders/order-1', { mocks: [orderMock({ state: 'REFUNDED', refunds })] });
    const rows = within(await screen.findByRole('region', { name: 'Money back' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
      'Tk 200On its wayShould be with you by 7 December 2026',
      'Tk 299Sent backSent on 28 November 2026',
    ]);
  });

  it('has a receipt once it is paid', async () => {
    const receipt = { __typename: 'Receipt', number: '000123', issuedAt: '2026-11-27T11:00:00Z', path: '' };
    const paid = { state: 'PAID', transaction: '8N7A6B5C4D', discount: 100, receipt };
    await renderAt('/orders/order-1/receipt', { mocks: [orderMock(paid)] });
    const sheet = await screen.findByRole('article', { name: 'Receipt 000123' });
    const facts = [...sheet.querySelectorAll('dl > div')].map(({ textContent }) =>
      textContent.replaceAll('\u00a0', ' '),
    );
    expect(facts).toEqual([
      'Date27 November 2026',
      'BuyerAminaamina@example.org',
      'PlanExam, 1 month',
      'OrderK7M2-49QX',
      'MethodbKash',
      'TrxID8N7A6B5C4D',
      'PriceTk 599',
      'Discount−Tk 100',
      'Amount receivedTk 499',
    ]);
  });

  it('of somebody else is not found', async () => {
    await renderAt('/orders/other', { mocks: [orderMock(null, 'other')] });
    expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeTruthy();
  });
});
