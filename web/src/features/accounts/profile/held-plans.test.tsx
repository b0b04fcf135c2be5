import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toast } from '../../../components/toast.ts';
import { endSession } from '../../../session/index.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { amina, operationMock, begin, ownFeatures } from '../../../testing/accounts.ts';
import { ViewerDocument } from './viewer.generated.ts';

vi.mock('../../../components/toast.ts', async (original) => ({
  ...(await original<object>()),
  toast: vi.fn<typeof toast>(),
}));

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

async function open(viewer: object = amina) {
  begin();
  const view = await renderAt('/profile', {
    mocks: [operationMock(ViewerDocument, { features: ownFeatures, viewer }).mock],
  });
  await screen.findByLabelText('Year');
  return view;
}

beforeEach(() => {
  vi.mocked(toast).mockReset();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  endSession();
  localStorage.clear();
});

describe('the profile', () => {
  it('copies the ID, or selects it when the browser forbids copying', async () => {
    const { user } = await open();
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    await user.click(screen.getByRole('button', { name: 'Copy ID' }));
    expect(copied).toHaveBeenCalledWith('AMINA-1');
    expect(toast).toHaveBeenCalledWith('ID copied to clipboard', 'success');
    expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(2000));
    copied.mockRejectedValueOnce(new Error('not allowed'));
    await user.click(screen.getByRole('button', { name: 'Copy ID' }));
    expect(document.activeElement).toBe(field('ID'));
    expect(toast).toHaveBeenLastCalledWith(expect.stringMatching(/^The browser does not allow copying/));
  });

  const held = (id: string, name: string, startsAt: string, endsAt: string | null) => ({
    __typename: 'HeldPlan',
    id,
    name,
    duration: '6 months',
    opens: ['Every page of the board questions'],
    startsAt,
    endsAt,
  });
  const card = () => screen.getByRole('region', { name: 'Your plan' });
  const full = held('1', 'Term', '2026-11-12T20:00:00Z', '2027-05-12T20:00:00Z');

  it('shows the plan, its end and the next plan', async () => {
    const next = held('2', 'Full year', '2027-05-12T20:00:00Z', null);
    await open({ ...amina, hasFullAccess: true, plans: [full, next] });
    expect(card().textContent).toBe(
      'Your planTerm, 6 monthsOpen until 13 May 2027Every page of the board questions' +
        'Then, from 13 May 2027 without end: Full year, 6 monthsSee the plans',
    );
  });

  it.each([
    [
      'a link to the plans where there is none',
      false,
      [],
      'No plan yet: page 1 of every question list is open to you.',
    ],
    ['what is open where the server tells no plans', true, null, 'Every page of the question lists is open to you.'],
  ])('shows %s', async (_what, hasFullAccess, plans, text) => {
    await open({ ...amina, hasFullAccess, plans });
    expect(card().textContent).toContain(text);
    const link = within(card()).queryByRole('link');
    expect(link?.getAttribute('href')).toBe(hasFullAccess ? undefined : '/subscription');
  });
});
