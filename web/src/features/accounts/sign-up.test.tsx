import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toast } from '../../components/toast.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { ReferrerDocument } from './referrer.generated.ts';
import { SignUpDocument } from './sign-up.generated.ts';
import { operationMock, googleMock, homeMock } from '../../testing/accounts.ts';

vi.mock('../../components/toast.ts', async (original) => ({
  ...(await original<object>()),
  toast: vi.fn<typeof toast>(),
}));

const EMAIL_TAKEN = 'This email is already registered. Please try logging in or use a different email.';
const created = { signUp: { __typename: 'User', id: '64a' } };
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

const nobody: object | Error = { referrer: null };

async function open(answer: object, address = '/sign-up', { delay = 0, referrer = nobody } = {}) {
  const { mock, onCall } = operationMock(SignUpDocument, answer, delay);
  const referrerMock = operationMock(ReferrerDocument, referrer).mock;
  const view = await renderAt(address, { mocks: [googleMock(), homeMock(), referrerMock, mock] });
  const fill = async (values: Record<string, string> = {}) => {
    const all = {
      Name: 'Amina',
      Email: 'amina@example.org',
      Password: 'secret1',
      'Confirm password': 'secret1',
      ...values,
    };
    for (const [label, text] of Object.entries(all)) {
      if (text) await view.user.type(screen.getByLabelText(label), text);
    }
  };
  const send = () => view.user.click(screen.getByRole('button', { name: 'Sign up' }));
  return { ...view, onCall, fill, send };
}

beforeEach(() => vi.mocked(toast).mockReset());
afterEach(() => localStorage.clear());

describe('sign up', () => {
  it('shows a message for 5 s, and after 2 s goes to log in with reference and email', { tags: 'long' }, async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { fill, send, onCall, address } = await open(created, '/sign-up?aff_ref=KARIM-1');
    await fill();
    await send();
    await vi.waitFor(() => expect(toast).toHaveBeenCalledWith('signup completed', 'success', 5000));
    expect(onCall).toHaveBeenCalledWith({
      input: {
        name: 'Amina',
        email: 'amina@example.org',
        password: 'secret1',
        confirmPassword: 'secret1',
        affiliateRef: 'KARIM-1',
      },
    });
    await vi.waitFor(() => expect(value('Name')).toBe(''));
    expect(['Email', 'Password', 'Confirm password'].map(value)).toEqual(['', '', '']);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sign up' }).disabled).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(1500));
    expect(address()).toBe('/sign-up?aff_ref=KARIM-1');
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(address()).toBe('/login?aff_ref=KARIM-1');
    expect(value('Email')).toBe('amina@example.org');
  });

  it('names the referrer once loaded', async () => {
    const referrer = { referrer: { __typename: 'Referrer', firstName: 'Nusrat' } };
    await open(created, '/sign-up?aff_ref=NUSRAT-1', { referrer });
    expect(await screen.findByText('Nusrat invites you.')).toBeTruthy();
    expect(screen.queryByText('A friend invites you.')).toBeNull();
  });

  it.each([
    ['nobody is known', nobody],
    ['the name could not be had', new TypeError('Failed to fetch')],
    ['the graph refuses', { message: 'No', code: 'BAD_USER_INPUT' }],
  ])('says that a friend invites when %s', async (_, referrer) => {
    const invited = await open(created, '/sign-up?aff_ref=KARIM-1', { referrer });
    await screen.findByText('A friend invites you.');
    expect(screen.getByRole('alert').textContent).toBe('');
    invited.unmount();
    await open(created);
    expect(screen.queryByText('A friend invites you.')).toBeNull();
  });

  it('does not redirect a reader who has left', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { fill, send, user, address } = await open(created);
    await fill();
    await send();
    await vi.waitFor(() => expect(toast).toHaveBeenCalledTimes(1));
    await user.click(screen.getByRole('link', { name: 'ProffBank' }));
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(address()).toBe('/');
  });

  it('reports a taken email at its field and clears the passwords only', async () => {
    const { fill, send } = await open({ message: EMAIL_TAKEN, code: 'EMAIL_TAKEN', field: 'email' });
    await fill();
    await send();
    expect(await screen.findByText(EMAIL_TAKEN)).toBeTruthy();
    const email = screen.getByLabelText('Email');
    expect([email.getAttribute('aria-invalid'), document.activeElement === email]).toEqual(['true', true]);
    expect(['Name', 'Email', 'Password', 'Confirm password'].map(value)).toEqual([
      'Amina',
      'amina@example.org',
      '',
      '',
    ]);
    expect(screen.queryByText('Password is required.')).toBeNull();
    expect(toast).not.toHaveBeenCalled();
  });

  it.each([
    [
      'of the server',
      { message: 'Too many requests! Please try again later.', code: 'TOO_MANY_REQUESTS' },
      'Too many requests! Please try again later.',
    ],
    [
      'of time',
      { message: 'Request timed out. Please try again later.', code: 'UPSTREAM_TIMEOUT' },
      'Request timed out. Please try again later.',
    ],
    ['of the line', new TypeError('Failed to fetch'), 'No response from server. Please check your connection.'],
  ])('explains a failure %s', async (_, answer, words) => {
    const { fill, send } = await open(answer);
    await fill();
    await send();
    expect((await screen.findByText(words)).closest('[role=alert]')).toBeTruthy();
  });

  it('validates on input and on submit', async () => {
    const { user, send, onCall } = await open(created);
    await user.type(screen.getByLabelText('Name'), 'Am');
    expect(screen.getByText('Name must be at least 3 characters.')).toBeTruthy();
    expect(screen.queryByText('Email is required.')).toBeNull();
    await user.clear(screen.getByLabelText('Name'));
    expect(screen.getByText('Name is required.')).toBeTruthy();
    await user.type(screen.getByLabelText('Email'), 'a');
    expect(screen.getByText('Invalid email format.')).toBeTruthy();
    await send();
    expect(screen.getByText('Name is Required.')).toBeTruthy();
    expect(screen.getByText('Enter a Valid Email.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    expect(onCall).not.toHaveBeenCalled();
  });

  it('compares the passwords when either changes', async () => {
    const { user } = await open(created);
    await user.type(screen.getByLabelText('Password'), 'secret1');
    await user.type(screen.getByLabelText('Confirm password'), 'secret');
    expect(screen.getByText('Passwords do not match.')).toBeTruthy();
    await user.type(screen.getByLabelText('Password'), '{Backspace}');
    expect(screen.queryByText('Passwords do not match.')).toBeNull();
  });

  it('is busy during its request and sends it once', async () => {
    const { fill, send, user, onCall } = await open(created, '/sign-up', { delay: 1_500 });
    await fill();
    await send();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sign up' });
    expect([button.disabled, button.getAttribute('aria-busy')]).toEqual([true, 'true']);
    await user.type(screen.getByLabelText('Name'), '{Enter}');
    await vi.waitFor(() => expect(toast).toHaveBeenCalledTimes(1), { timeout: 4_000 });
    expect(onCall).toHaveBeenCalledTimes(1);
  });

  it('shows each password separately, takes 30 characters and links to log in', async () => {
    const { user } = await open(created, '/sign-up?aff_ref=K');
    await user.click(screen.getByRole('button', { name: 'Show confirm password' }));
    const fields = ['Password', 'Confirm password'].map((label) => screen.getByLabelText<HTMLInputElement>(label));
    expect(fields.map(({ type }) => type)).toEqual(['password', 'text']);
    for (const { autocomplete, maxLength } of fields) expect([autocomplete, maxLength]).toEqual(['new-password', 30]);
    for (const name of ['Back to login', 'Log in']) {
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/login?aff_ref=K');
    }
  });
});
