import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toast } from '../../components/toast.ts';
import { endSession } from '../../session/index.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { account, button, openAt as open, record, viewerOf } from '../../testing/affiliate-record.tsx';

vi.mock('../../components/toast.ts', async (original) => ({
  ...(await original<object>()),
  toast: vi.fn<typeof toast>(async () => {}),
}));

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

  it('shows the earnings, with a table by month', async () => {
    const { container } = await open('/profile/affiliate');
    await screen.findByText('Total earned');
    const figures = [...container.querySelectorAll('dl > div')].map((figure) => figure.textContent);
    expect(figures).toEqual([
      'Total earnedTk\u00a012,345',
      'AvailableTk\u00a010,345',
      'PendingTk\u00a00',
      'WithdrawnTk\u00a02,000',
      'Referrals7',
    ]);
    expect(screen.getByText(/^Tk 150 more is held/)).toBeTruthy();
    const rows = screen.getAllByRole('row', { hidden: true }).map((row) => row.textContent);
    expect(rows).toEqual(['MonthEarned', 'October 2026Tk\u00a012,000', 'November 2026Tk\u00a0345']);
  });

  it('shows no empty chart, and computes what the server leaves out', async () => {
    await open('/profile/affiliate', { monthly: [], available: null, pendingWithdrawal: 345, held: 0 });
    expect(await screen.findByText(/^Nothing earned yet/)).toBeTruthy();
    expect(screen.getByText('Tk 10,000')).toBeTruthy();
    expect(screen.queryByText(/is held/)).toBeNull();
  });

  it('says what later earnings will repay', async () => {
    await open('/profile/affiliate', { owed: 29 });
    expect(await screen.findByText(/^Tk 29 was taken back/)).toBeTruthy();
  });

  it('has an address for each tab, which Back leaves', async () => {
    const { user, address } = await open('/profile/affiliate?tab=invite');
    expect(screen.getByRole('link', { name: 'Invite' }).getAttribute('aria-current')).toBe('page');
    await user.click(screen.getByRole('link', { name: 'Wallet' }));
    expect(address()).toBe('/profile/affiliate?tab=wallet');
    await user.click(screen.getByRole('link', { name: 'Overview' }));
    expect(address()).toBe('/profile/affiliate');
  });

  it('reports a failure and retries', async () => {
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
  it('requests everything, and then no second time', async () => {
    const pending = { request: 'PENDING', available: 0, pendingWithdrawal: 10_345 };
    const { user } = await open('/profile/affiliate?tab=wallet', {}, pending);
    expect(await screen.findByText('Tk 10,345')).toBeTruthy();
    await user.click(button('Request withdrawal'));
    expect(toast).toHaveBeenCalledWith('Your withdrawal request has been sent successfully', 'success');
    expect(button('Request withdrawal').disabled).toBe(true);
    expect(screen.getByText('Tk 10,345 pending')).toBeTruthy();
    expect(screen.getByText('Oct 5, 2026')).toBeTruthy();
  });

  it('is unchanged after a failed request', async () => {
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
    [
      'the balance cannot be read',
      { available: null, withdrawn: null, pendingWithdrawal: null },
      'Your balance is not available now.',
    ],
    ['no account is set', { account: null }, 'Say first where your earnings are to be sent.'],
  ])('says why nothing can be withdrawn when %s', async (_, given, why) => {
    await open('/profile/affiliate?tab=wallet', given);
    const request = await screen.findByRole<HTMLButtonElement>('button', { name: 'Request withdrawal' });
    expect(request.disabled).toBe(true);
    expect(document.getElementById(request.getAttribute('aria-describedby')!)?.textContent).toBe(why);
  });

  it('shows only the end of the account number', async () => {
    const { container } = await open('/profile/affiliate?tab=wallet');
    expect(await screen.findByRole('img', { name: 'ending in 678' })).toBeTruthy();
    expect(container.textContent).toContain('••••••••678');
  });

  it('lists a payout without a date', async () => {
    const withdrawals = [...record.withdrawals, { __typename: 'Withdrawal', date: null, amount: 300 }];
    await open('/profile/affiliate?tab=wallet', { withdrawals });
    const list = within(await screen.findByRole('region', { name: 'Withdrawals' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent?.replace('\u00a0', ' '))).toEqual([
      'Oct 5, 2026Tk 2,000',
      'Date not knownTk 300',
    ]);
  });

  it('shows a Rocket account, but does not offer the method', async () => {
    const { user } = await open('/profile/affiliate?tab=wallet', { account: { ...account, method: 'ROCKET' } });
    expect(await screen.findByText(/^Rocket/)).toBeTruthy();
    await user.click(button('Withdrawal settings'));
    expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual(['Bkash', 'Nogod']);
  });

  it('accepts an account number of 11 digits', async () => {
    const { user, onCall } = await open('/profile/affiliate?tab=wallet', { account: null }, { account });
    await user.click(await screen.findByRole('button', { name: 'Withdrawal settings' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Withdrawal settings' }));
    await user.click(dialog.getByLabelText('Nogod'));
    const field = dialog.getByLabelText<HTMLInputElement>('Account number');
    await user.type(field, '0171-234');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Please enter a valid 11-digit number')).toBeTruthy();
    expect(onCall).not.toHaveBeenCalled();
    await user.type(field, '5678999');
    expect(field.value).toBe('01712345678');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onCall).toHaveBeenCalledWith({ method: 'NOGOD', accountNumber: '01712345678' });
    expect(toast).toHaveBeenCalledWith('Your Nogod account has been set up successfully', 'success');
    expect(screen.getByText(/Nogod/)).toBeTruthy();
  });

  it('changes the account, and keeps the form after an error', async () => {
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

  it('is copied, and the button says so for 2 s', async () => {
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

  it('is selected when the browser forbids copying', async () => {
    const { user } = await open('/profile/affiliate?tab=invite');
    clipboard(() => Promise.reject(new DOMException('refused', 'NotAllowedError')));
    await user.click(button('Copy'));
    const field = screen.getByLabelText<HTMLInputElement>('Referral link');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.value.slice(field.selectionStart!, field.selectionEnd!)).toBe(LINK);
    expect(button('Copy')).toBeTruthy();
  });

  it('shows rate, hold and rules, with an example in Tk', async () => {
    await open('/profile/affiliate?tab=invite', { commissionPercent: 29, holdHours: 24 });
    const terms = await screen.findByRole('region', { name: 'What you earn' });
    expect(terms.textContent).toContain('You earn29 %Held for24 hours');
    expect(terms.textContent).toContain(
      'for Tk\u00a01,000. You earn Tk\u00a0290, which you can withdraw 24 hours later.',
    );
    expect(within(terms).getByText('Each friend counts once, with the first plan that is not refunded.')).toBeTruthy();
  });

  it('shows no numbers when the server has none', async () => {
    await open('/profile/affiliate?tab=invite', { commissionPercent: null, holdHours: null });
    const terms = await screen.findByRole('region', { name: 'What you earn' });
    expect(terms.textContent).toContain('A share of what your friend pays');
    expect(terms.textContent).not.toMatch(/\d/);
  });

  it('is shared if the browser can share', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(async () => {});
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const { user } = await open('/profile/affiliate?tab=invite');
    const shareButton = button('Share');
    expect(shareButton.compareDocumentPosition(button('Copy'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(shareButton);
    expect(share).toHaveBeenCalledWith({ title: 'ProffBank', url: LINK });
    Reflect.deleteProperty(navigator, 'share');
  });
});
