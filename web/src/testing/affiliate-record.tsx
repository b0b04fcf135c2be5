import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { beginSession } from '../session/index.ts';
import { renderAt } from './render-at.tsx';
import { AffiliateDocument } from '../features/affiliate/affiliate.generated.ts';
import { RequestWithdrawalDocument } from '../features/affiliate/wallet/request-withdrawal.generated.ts';
import { SetWithdrawalAccountDocument } from '../features/affiliate/wallet/set-withdrawal-account.generated.ts';

const amina = { _id: '64a', user_id: 'AMINA 1', name: 'Amina', medical_college: '', year: '', contact_number: '' };
export const account = { __typename: 'WithdrawalAccount', method: 'NOGOD', accountNumber: '********678' };
export const record = {
  __typename: 'Affiliate',
  id: 'a1',
  totalEarned: 12_345 as number | null,
  pendingWithdrawal: 0 as number | null,
  withdrawn: 2000 as number | null,
  available: 10_345 as number | null,
  held: 150,
  owed: 0,
  commissionPercent: 10 as number | null,
  holdHours: 48 as number | null,
  referralCount: 7 as number | null,
  request: 'NONE',
  account: account as object | null,
  withdrawals: [
    { __typename: 'Withdrawal', date: '2026-10-05T10:00:00Z' as string | null, amount: 2000 as number | null },
  ],
  monthly: [
    { __typename: 'MonthlyEarnings', month: '2026-10', earned: 12_000 as number | null },
    { __typename: 'MonthlyEarnings', month: '2026-11', earned: 345 },
  ],
  updatedAt: '2026-11-01T10:00:00Z',
};

type Overrides = Partial<typeof record>;
const failure = { errors: [{ message: 'No.' }] };

/** Opens an address with these differences in the record; null makes the server respond with an error. */
export async function openAt(address: string, overrides: Overrides | null = {}, change: Overrides | null = {}) {
  beginSession({ ...amina, email: 'a@b.co', profileImage: '' }, 'token');
  const affiliate = { ...record, ...overrides };
  const server = { answer: overrides === null ? failure : { data: { viewer: viewerOf(affiliate) } } };
  const onCall = vi.fn<(variables: Record<string, unknown>) => void>();
  const answer = (name: string) => (variables: Record<string, unknown>) => {
    onCall(variables);
    return change === null ? failure : { data: { [name]: { ...affiliate, ...change } } };
  };
  const often = { variables: () => true as const, maxUsageCount: Number.POSITIVE_INFINITY };
  const mock = (query: typeof AffiliateDocument, result: () => object) => ({
    request: { query, variables: often.variables },
    maxUsageCount: often.maxUsageCount,
    result,
  });
  const mocks = [
    mock(AffiliateDocument, () => server.answer),
    mock(RequestWithdrawalDocument as never, answer('requestWithdrawal') as never),
    mock(SetWithdrawalAccountDocument as never, answer('setWithdrawalAccount') as never),
  ];
  return { ...(await renderAt(address, { mocks })), onCall, server };
}

export const viewerOf = (affiliate: object) => ({ __typename: 'User', id: '64a', affiliate });
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
