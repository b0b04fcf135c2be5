import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toast } from '../components/toast.ts';
import { beginSession, endSession } from '../session/index.ts';
import { renderAt } from '../testing/render-at.tsx';
import { AffiliateDocument } from './affiliate.generated.ts';
import { RequestWithdrawalDocument } from './wallet/request-withdrawal.generated.ts';
import { SetWithdrawalAccountDocument } from './wallet/set-withdrawal-account.generated.ts';

vi.mock('../components/toast.ts', async (original) => ({
  ...(await original<object>()),
  toast: vi.fn<typeof toast>(async () => {}),
}));

const amina = { _id: '64a', user_id: 'AMINA 1', name: 'Amina', medical_college: '', year: '', contact_number: '' };
const account = { __typename: 'WithdrawalAccount', method: 'NOGOD', accountNumber: '********678' };
const record = {
  __typename: 'Affiliate',
  id: 'a1',
  totalEarned: 12_345,
  pendingWithdrawal: 0,
  withdrawn: 2000,
  available: 10_345,
  held: 150,
  referralCount: 7,
  request: 'NONE',
  account: account as object | null,
  withdrawals: [{ __typename: 'Withdrawal', date: '2026-10-05T10:00:00Z', amount: 2000 }],
  monthly: [
    { __typename: 'MonthlyEarnings', month: '2026-10', earned: 12_000 },
    { __typename: 'MonthlyEarnings', month: '2026-11', earned: 345 },
  ],
  updatedAt: '2026-11-01T10:00:00Z',
};

type Given = Partial<typeof record>;
const refused = { errors: [{ message: 'No.' }] };

async function open(address: string, given: Given | null = {}, change: Given | null = {}) {
  beginSession({ ...amina, email: 'a@b.co', profileImage: '' }, 'token');
  const affiliate = { ...record, ...given };
  const server = { answer: given === null ? refused : { data: { viewer: viewerOf(affiliate) } } };
  const sent = vi.fn<(variables: Record<string, unknown>) => void>();
  const answer = (name: string) => (variables: Record<string, unknown>) => {
    sent(variables);
    return change === null ? refused : { data: { [name]: { ...affiliate, ...change } } };
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
  return { ...(await renderAt(address, { mocks })), sent, server };
}

const viewerOf = (affiliate: object) => ({ __typename: 'User', id: '64a', affiliate });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

beforeEach(() => void vi.mocked(toast).mockClear());
afterEach(() => {
  endSession();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('the affiliate dashboard', () => {
  it('is for signed-in users', async () => {
    const { address } = await renderAt('/profile/affiliate?tab=wallet', {});
    expect(address()).toBe('/login');
  });

  it('shows what was earned, and each month of it in a table', async () => {
    const { container } = await open('/profile/affiliate');
    await screen.findByText('Total earned');
    const figures = [...container.querySelectorAll('dl > div')].map((figure) => figure.textContent);
    expect(figures).toEqual([
      'Total earnedTk 12,345',
      'AvailableTk 10,345',
      'PendingTk 0',
      'WithdrawnTk 2,000',
      'Referrals7',
    ]);
    expect(screen.getByText(/^Tk 150 more is held/)).toBeTruthy();
    const rows = screen.getAllByRole('row', { hidden: true }).map((row) => row.textContent);
    expect(rows).toEqual(['MonthEarned', 'October 2026Tk 12,000', 'November 2026Tk 345']);
  });

  it('has no chart of nothing, and counts what the server does not', async () => {
    await open('/profile/affiliate', { monthly: [], available: null as never, pendingWithdrawal: 345, held: 0 });
    expect(await screen.findByText(/^Nothing earned yet/)).toBeTruthy();
    expect(screen.getByText('Tk 10,000')).toBeTruthy();
    expect(screen.queryByText(/is held/)).toBeNull();
  });

  it('has an address for each tab, which Back leaves', async () => {
    const { user, address } = await open('/profile/affiliate?tab=invite');
    expect(screen.getByRole('link', { name: 'Invite' }).getAttribute('aria-current')).toBe('page');
    await user.click(screen.getByRole('link', { name: 'Wallet' }));
    expect(address()).toBe('/profile/affiliate?tab=wallet');
    await user.click(screen.getByRole('link', { name: 'Overview' }));
    expect(address()).toBe('/profile/affiliate');
  });

  it('says that it failed, and asks again', async () => {
    const { user, server } = await open('/profile/affiliate', null);
    const card = within(await screen.findByRole('alert'));
    expect(card.getByRole('heading').textContent).toBe('Failed to load affiliate data');
    expect(card.getByText('Please try again later')).toBeTruthy();
    server.answer = { data: { viewer: viewerOf(record) } };
    await user.click(button('Retry'));
    expect(await screen.findByText('Total earned')).toBeTruthy();
  });
});

describe('the wallet', () => {
  it('asks for everything, and can then not be asked again', async () => {
    const pending = { request: 'PENDING', available: 0, pendingWithdrawal: 10_345 };
    const { user } = await open('/profile/affiliate?tab=wallet', {}, pending);
    expect(await screen.findByText('Tk 10,345')).toBeTruthy();
    await user.click(button('Request withdrawal'));
    expect(toast).toHaveBeenCalledWith('Your withdrawal request has been sent successfully', 'success');
    expect(button('Request withdrawal').disabled).toBe(true);
    expect(screen.getByText('Tk 10,345 pending')).toBeTruthy();
    expect(screen.getByText('Oct 5, 2026')).toBeTruthy();
  });

  it('stays as it was where the request failed', async () => {
    const { user } = await open('/profile/affiliate?tab=wallet', {}, null);
    await user.click(await screen.findByRole('button', { name: 'Request withdrawal' }));
    await waitFor(() =>
      expect(toast).toHaveBeenCalledWith('Failed to send withdrawal request. Please try again.', 'error'),
    );
    expect(button('Request withdrawal').disabled).toBe(false);
    expect(screen.getByText('Tk 10,345')).toBeTruthy();
  });

  it.each([
    ['a request is pending', { request: 'PENDING' }, 'Your last request is waiting to be paid out.'],
    ['nothing is available', { available: 0 }, 'There is nothing to withdraw yet.'],
    ['no account is set', { account: null }, 'Say first where your earnings are to be sent.'],
  ])('says why nothing can be asked for where %s', async (_, given, why) => {
    await open('/profile/affiliate?tab=wallet', given);
    const request = await screen.findByRole<HTMLButtonElement>('button', { name: 'Request withdrawal' });
    expect(request.disabled).toBe(true);
    expect(document.getElementById(request.getAttribute('aria-describedby')!)?.textContent).toBe(why);
  });

  it('hides the account but for its end', async () => {
    const { container } = await open('/profile/affiliate?tab=wallet');
    expect(await screen.findByRole('img', { name: 'ending in 678' })).toBeTruthy();
    expect(container.textContent).toContain('••••••••678');
  });

  it('takes an account of 11 digits', async () => {
    const { user, sent } = await open('/profile/affiliate?tab=wallet', { account: null }, { account });
    await user.click(await screen.findByRole('button', { name: 'Withdrawal settings' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Withdrawal settings' }));
    await user.click(dialog.getByLabelText('Nogod'));
    const field = dialog.getByLabelText<HTMLInputElement>('Account number');
    await user.type(field, '0171-234');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Please enter a valid 11-digit number')).toBeTruthy();
    expect(sent).not.toHaveBeenCalled();
    await user.type(field, '5678999');
    expect(field.value).toBe('01712345678');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toHaveBeenCalledWith({ method: 'NOGOD', accountNumber: '01712345678' });
    expect(toast).toHaveBeenCalledWith('Your Nogod account has been set up successfully', 'success');
    expect(screen.getByText(/Nogod/)).toBeTruthy();
  });

  it('changes it, and keeps the form where the server refuses', async () => {
    const first = await open('/profile/affiliate?tab=wallet', {}, null);
    await first.user.click(await screen.findByRole('button', { name: 'Withdrawal settings' }));
    const number = screen.getByLabelText<HTMLInputElement>('Account number');
    expect([number.value, number.placeholder]).toEqual(['', '••••••••678']);
    await first.user.type(number, '01700000000');
    await first.user.click(button('Save'));
    expect(await screen.findByText('No.')).toBeTruthy();
    expect(number.value).toBe('01700000000');
    first.unmount();
    const { user } = await open('/profile/affiliate?tab=wallet');
    await user.click(await screen.findByRole('button', { name: 'Withdrawal settings' }));
    await user.type(screen.getByLabelText('Account number'), '01700000000');
    await user.click(button('Save'));
    await waitFor(() => expect(toast).toHaveBeenCalledWith('withdrawal info updated successfully', 'success'));
  });
});

describe('the referral link', () => {
  const LINK = 'http://localhost:3000/sign-up?aff_ref=AMINA+1';
  const clipboard = (writeText: (text: string) => Promise<void>) => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  };

  it('is copied, which the button says for 2 s', async () => {
    await open('/profile/affiliate?tab=invite');
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
    clipboard(writeText);
    vi.useFakeTimers();
    fireEvent.click(button('Copy'));
    await act(() => vi.advanceTimersByTimeAsync(1999));
    expect(writeText).toHaveBeenCalledWith(LINK);
    expect(toast).toHaveBeenCalledWith('Referral code copied to clipboard', 'success');
    expect(button('Copied')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(button('Copy')).toBeTruthy();
  });

  it('is selected where the browser refuses', async () => {
    const { user } = await open('/profile/affiliate?tab=invite');
    clipboard(() => Promise.reject(new DOMException('refused', 'NotAllowedError')));
    await user.click(button('Copy'));
    const field = screen.getByLabelText<HTMLInputElement>('Referral link');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.value.slice(field.selectionStart!, field.selectionEnd!)).toBe(LINK);
    expect(button('Copy')).toBeTruthy();
  });

  it('is shared where the browser can', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(async () => {});
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const { user } = await open('/profile/affiliate?tab=invite');
    await user.click(button('Share'));
    expect(share).toHaveBeenCalledWith({ title: 'ProffBank', url: LINK });
    Reflect.deleteProperty(navigator, 'share');
  });
});
