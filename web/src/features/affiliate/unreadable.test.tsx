import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { endSession } from '../../session/index.ts';
import { openAt as open, record } from '../../testing/affiliate-record.tsx';

afterEach(() => {
  endSession();
  localStorage.clear();
});

describe('a partly unreadable affiliate record', () => {
  it('shows a dash for unreadable amounts, with a text for screen readers', async () => {
    const [october, november] = record.monthly;
    const { container } = await open('/profile/affiliate', {
      totalEarned: null,
      available: null,
      referralCount: null,
      monthly: [{ ...october!, earned: null }, november!],
    });
    await screen.findByText('Total earned');
    const figures = [...container.querySelectorAll('dl > div')].map((figure) => figure.textContent);
    expect(figures).toEqual([
      'Total earned—not available',
      'Available—not available',
      'PendingTk\u00a00',
      'WithdrawnTk\u00a02,000',
      'Referrals—not available',
    ]);
    const rows = screen.getAllByRole('row', { hidden: true }).map((row) => row.textContent);
    expect(rows).toEqual(['MonthEarned', 'October 2026—not available', 'November 2026Tk\u00a0345']);
    expect(screen.getAllByText('—').every((dash) => dash.getAttribute('aria-hidden') === 'true')).toBe(true);
  });

  it('lists a payout without an amount', async () => {
    const withdrawals = [{ __typename: 'Withdrawal', date: '2026-10-05T10:00:00Z', amount: null }];
    await open('/profile/affiliate?tab=wallet', { withdrawals });
    const list = within(await screen.findByRole('region', { name: 'Withdrawals' }));
    expect(list.getByRole('listitem').textContent).toBe('Oct 5, 2026—not available');
  });
});
