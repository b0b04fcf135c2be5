import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OrderState } from '../../../graphql.generated.ts';
import { endSession, updateSession, type SessionUser } from '../../../session/index.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { EvidenceMethodsDocument } from '../evidence/evidence.generated.ts';
import { StudioViewerDocument } from '../../studio/menu/studio-viewer.generated.ts';
import { WaitingDocument } from '../../studio/shell/waiting/waiting.generated.ts';
import { DeskOrdersDocument, RejectTransactionDocument, SettleOrderDocument } from './desk-orders.generated.ts';
import { MatchStatementDocument, SettleStatementDocument } from './statement/statement.generated.ts';

const clerk: SessionUser = {
  _id: '1',
  user_id: '1',
  name: 'Clerk',
  medical_college: '',
  year: '',
  contact_number: '',
  email: 'clerk@example.org',
  profileImage: '',
};
const METHOD = { __typename: 'PaymentMethod', id: 'bkash-manual', name: 'bKash', kind: 'MANUAL' };
const always = { maxUsageCount: Infinity };

const row = (code: string, name: string, state: OrderState = 'CHECKING') => ({
  __typename: 'DeskOrder',
  order: {
    __typename: 'Order',
    id: code,
    code,
    state,
    plan: 'Exam',
    duration: '1 month',
    amount: 499,
    discount: 0,
    method: METHOD,
    transaction: `TRX${code}`,
    createdAt: '2026-11-27T10:00:00Z',
    receipt: null,
  },
  userId: name,
  name,
  email: `${name}@example.org`,
  payer: '01811000000',
  problem: null,
  payments: [],
});

const desk = (fields: object) => ({ data: { desk: { __typename: 'Desk', ...fields } } });
const listOf = (...rows: object[]) => ({
  __typename: 'DeskOrderConnection',
  edges: rows.map((node, index) => ({ __typename: 'DeskOrderEdge', cursor: String(index), node })),
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  total: rows.length,
});
const viewer = {
  __typename: 'User',
  id: '1',
  userId: '1',
  name: 'Clerk',
  role: 'CLERK',
  permissions: ['MONEY'],
  twoFactorMissing: false,
};
const waiting = [{ __typename: 'Waiting', kind: 'ORDERS', count: 1 }];
const features = { __typename: 'Features', studio: true, desk: true };

const shared: MockLink.MockedResponse[] = [
  { request: { query: StudioViewerDocument }, result: { data: { viewer, features } }, ...always },
  { request: { query: WaitingDocument }, result: { data: { studio: { __typename: 'Studio', waiting } } }, ...always },
  {
    request: { query: EvidenceMethodsDocument },
    result: {
      data: { features: { ...features, checkout: true }, checkout: { __typename: 'Checkout', methods: [METHOD] } },
    },
    ...always,
  },
  {
    request: { query: DeskOrdersDocument, variables: { state: 'CHECKING' } },
    result: desk({ orders: listOf(row('A1', 'Amina'), row('B2', 'Bilkis')) }),
  },
];

/** Keeps what was sent. */
function take(query: MockLink.MockedResponse['request']['query'], data: object) {
  const sent: object[] = [];
  const variables = (given: object) => {
    sent.push(given);
    return true;
  };
  return { sent, mock: { request: { query, variables }, result: { data } } satisfies MockLink.MockedResponse };
}

beforeEach(() => updateSession(clerk));
afterEach(() => endSession());

const press = (name: string | RegExp) => screen.findByRole('button', { name });
const formOf = (code: string) => screen.findByRole('form', { name: `Payment of ${code}` });

describe('the orders that wait', () => {
  it('are settled one after the other, with the evidence that the reader entered', async () => {
    const { sent, mock } = take(SettleOrderDocument, { settleOrder: row('A1', 'Amina', 'PAID') });
    const { user } = await renderAt('/studio/desk/orders', { mocks: [mock, ...shared] });
    await formOf('A1');
    await user.click(await press(/^Settle Tk/));
    const next = await screen.findByRole('heading', { name: 'B2' });
    await waitFor(() => expect(document.activeElement).toBe(next));
    expect(sent).toEqual([
      { order: 'A1', amount: 499, method: 'bkash-manual', reference: 'TRXA1', payer: '01811000000' },
    ]);
    await formOf('B2');
    expect(screen.queryByRole('form', { name: 'Payment of A1' })).toBeNull();
  });

  it('need a note if another amount arrived', async () => {
    const { sent, mock } = take(SettleOrderDocument, { settleOrder: row('A1', 'Amina', 'PAID') });
    const { user } = await renderAt('/studio/desk/orders', { mocks: [mock, ...shared] });
    const form = within(await formOf('A1'));
    await user.clear(form.getByRole('textbox', { name: 'Amount in Tk' }));
    await user.type(form.getByRole('textbox', { name: 'Amount in Tk' }), '৪৯০{Enter}');
    const note = form.getByRole('textbox', { name: /^Why the amount is not/ });
    await waitFor(() => expect(document.activeElement).toBe(note));
    expect(sent).toEqual([]);
    await user.type(note, 'Fee of the wallet{Enter}');
    await waitFor(() => expect(sent).toMatchObject([{ amount: 490, note: 'Fee of the wallet' }]));
  });

  it('go back to the reader if no transfer is found', async () => {
    const { sent, mock } = take(RejectTransactionDocument, { rejectTransaction: row('A1', 'Amina', 'OPEN') });
    const { user } = await renderAt('/studio/desk/orders', { mocks: [mock, ...shared] });
    await user.click(await press('Not found'));
    await user.click(await press('Tell the reader'));
    await formOf('B2');
    expect(sent).toMatchObject([{ order: 'A1', transaction: 'TRXA1', reason: expect.stringContaining('TRXA1') }]);
  });
});

it('settles the lines of a statement that are chosen, after one confirmation', async () => {
  const line = {
    __typename: 'StatementLine',
    amount: 499,
    payer: null,
    date: null,
    order: null,
    code: null,
    name: null,
    why: null,
  };
  const pays = (number: number, code: string) => ({
    ...line,
    line: number,
    reference: `TRX${code}`,
    order: code,
    code,
  });
  const match = {
    __typename: 'StatementMatch',
    matched: [pays(2, 'A1'), pays(3, 'B2')],
    unmatched: [{ ...line, line: 4, reference: 'X', amount: 499.5, why: 'No order has this TrxID.' }],
    alreadyUsed: [],
  };
  const csv = 'TrxID,Amount';
  const compare = {
    request: { query: MatchStatementDocument, variables: { csv } },
    result: desk({ matchStatement: match }),
  };
  const { sent, mock } = take(SettleStatementDocument, { settleStatement: [row('A1', 'Amina', 'PAID')] });
  const { user } = await renderAt('/studio/desk/statement', { mocks: [compare, mock, ...shared] });
  await user.type(await screen.findByRole('textbox', { name: 'Statement as CSV' }), csv);
  await user.click(await press('Compare with the orders'));
  expect(await screen.findByRole('cell', { name: 'No order has this TrxID.' })).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Line 3: settle B2' }));
  await user.click(await press(/^Settle 1 order/));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Settle 1 order/ }));
  expect(await screen.findByRole('heading', { name: '1 order is settled.' })).toBeTruthy();
  expect(sent).toEqual([{ csv, orders: ['A1'] }]);
});
