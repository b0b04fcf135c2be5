import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toast } from '../../components/toast.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { RequestPasswordResetDocument } from './request-password-reset.generated.ts';
import { ResetPasswordDocument } from './reset-password.generated.ts';
import { operationMock, googleMock, homeMock } from '../../testing/accounts.ts';

vi.mock('../../components/toast.ts', async (original) => ({
  ...(await original<object>()),
  toast: vi.fn<typeof toast>(),
}));

const OTHER = 'Error: Something went wrong, please try again.';
const refused = (code: string, field?: string) => ({ message: 'From the server.', code, ...(field && { field }) });
const done = (redirect: string) => ({
  resetPassword: { __typename: 'ResetPasswordResult', message: 'Your password was changed. Please log in.', redirect },
});

async function openForgot(answer: object) {
  const { mock, onCall } = operationMock(RequestPasswordResetDocument, answer);
  const view = await renderAt('/forgot-password', { mocks: [googleMock(), mock] });
  const send = async (email: string) => {
    if (email) await view.user.type(screen.getByLabelText('Email'), email);
    await view.user.click(screen.getByRole('button', { name: 'Submit' }));
  };
  return { ...view, onCall, send };
}

async function openReset(answer: object, again: object = { requestPasswordReset: true }) {
  sessionStorage.setItem('reset_email', 'amina@example.org');
  const { mock, onCall } = operationMock(ResetPasswordDocument, answer);
  const request = operationMock(RequestPasswordResetDocument, again);
  const view = await renderAt('/reset-password', { mocks: [googleMock(), homeMock(), mock, request.mock] });
  const send = async (otp: string, password: string, confirm = password) => {
    const values = { OTP: otp, 'New password': password, 'Confirm password': confirm };
    for (const [label, text] of Object.entries(values)) {
      if (text) await view.user.type(screen.getByLabelText(label), text);
    }
    await view.user.click(screen.getByRole('button', { name: 'Confirm' }));
  };
  return { ...view, onCall, send, requested: request.onCall };
}

beforeEach(() => vi.mocked(toast).mockReset());
afterEach(() => sessionStorage.clear());

describe('a forgotten password', () => {
  it('says for 2 s that the code was sent, keeps the email, then goes on', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { send, onCall, address } = await openForgot({ requestPasswordReset: true });
    await send(' amina@example.org');
    await vi.waitFor(() => expect(toast).toHaveBeenCalledWith('OTP has been sent to email !', 'success', 2000));
    expect(onCall).toHaveBeenCalledWith({ email: 'amina@example.org' });
    expect(sessionStorage.getItem('reset_email')).toBe('amina@example.org');
    await act(() => vi.advanceTimersByTimeAsync(1500));
    expect(address()).toBe('/forgot-password');
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(address()).toBe('/reset-password');
    expect(screen.getByText(/sent to amina@example\.org/)).toBeTruthy();
  });

  it.each([
    ['', 'Email is Required.'],
    ['amina', 'Enter a Valid Email.'],
  ])('does not send %j', async (email, message) => {
    const { send, onCall } = await openForgot({ requestPasswordReset: true });
    await send(email);
    expect(screen.getByText(message)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(onCall).not.toHaveBeenCalled();
  });

  it.each([
    [refused('BAD_USER_INPUT'), 'Invalid Information. Please try again.'],
    [{ ...refused('UPSTREAM_UNAVAILABLE'), messageId: 'gateway.errors.logIn' }, 'From the server.'],
    [refused('NOT_FOUND', 'email'), 'error: No email exists in our system.'],
    [refused('TOO_MANY_REQUESTS'), 'Too many requests! Please try again later.'],
    [refused('UPSTREAM_TIMEOUT'), 'Request timed out. Please try again later.'],
    [refused('UPSTREAM_UNAVAILABLE'), OTHER],
    [refused('INTERNAL_SERVER_ERROR'), OTHER],
    [new TypeError('Failed to fetch'), 'No response from server. Please check your connection.'],
  ])('%j has its message', async (answer, message) => {
    const { send } = await openForgot(answer);
    await send('amina@example.org');
    expect((await screen.findByText(message)).closest('[role=alert]')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('amina@example.org');
    expect(sessionStorage.getItem('reset_email')).toBeNull();
  });

  it('starts with the email from log in', async () => {
    const { user } = await renderAt('/login', { mocks: [googleMock()] });
    await user.type(screen.getByLabelText('Email'), 'amina@example.org');
    await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('amina@example.org');
  });

  it('links to log in', async () => {
    await openForgot({ requestPasswordReset: true });
    expect(screen.getByRole('link', { name: 'Back to login' }).getAttribute('href')).toBe('/login');
  });
});

describe('a new password', () => {
  it('shows the message of the server, removes the email and follows its redirect', async () => {
    const { send, onCall, address } = await openReset(done('/login'));
    await send('123 456', 'secret1');
    await vi.waitFor(() => expect(address()).toBe('/login'));
    expect(toast).toHaveBeenCalledWith('Your password was changed. Please log in.', 'success');
    expect(onCall).toHaveBeenCalledWith({ input: { email: 'amina@example.org', otp: '123456', password: 'secret1' } });
    expect(sessionStorage.getItem('reset_email')).toBeNull();
  });

  it.each([
    ['/board-question', '/board-question'],
    ['//evil.example', '/login'],
    ['https://evil.example', '/login'],
    ['javascript:alert(1)', '/login'],
  ])('goes from %s to %s', async (redirect, expected) => {
    const { send, address } = await openReset(done(redirect));
    await send('123456', 'secret1');
    await vi.waitFor(() => expect(address()).toBe(expected));
  });

  it('is not sent while invalid', async () => {
    const { send, onCall } = await openReset(done('/login'));
    await send('', 'secret1', 'secret2');
    expect(screen.getByText('OTP Required')).toBeTruthy();
    expect(screen.getByText("Passwords Doesn't Match.")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('OTP'));
    expect(onCall).not.toHaveBeenCalled();
  });

  it('may have 11 to 16 characters, not 17', async () => {
    const { user } = await openReset(done('/login'));
    await user.type(screen.getByLabelText('New password'), '1234567890123456');
    expect(screen.queryByText('Password must not exceed 16 characters.')).toBeNull();
    await user.type(screen.getByLabelText('New password'), '7');
    expect(screen.getByText('Password must not exceed 16 characters.')).toBeTruthy();
  });

  it.each([
    [refused('OTP_MISMATCH', 'otp'), "Your token doesn't matched"],
    [refused('BAD_USER_INPUT', 'password'), 'From the server.'],
    [refused('BAD_USER_INPUT'), 'Invalid Information. Please try again.'],
    [refused('TOO_MANY_REQUESTS'), 'Too many requests! Please try again later.'],
    [refused('UPSTREAM_UNAVAILABLE'), OTHER],
  ])('%j has its message and keeps the input', async (answer, message) => {
    const { send, address } = await openReset(answer);
    await send('123456', 'secret1');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('secret1');
    expect([address(), sessionStorage.getItem('reset_email')]).toEqual(['/reset-password', 'amina@example.org']);
  });

  it('supports one-time code autofill', async () => {
    await openReset(done('/login'));
    const { autocomplete, inputMode } = screen.getByLabelText<HTMLInputElement>('OTP');
    expect([autocomplete, inputMode]).toEqual(['one-time-code', 'numeric']);
    for (const label of ['New password', 'Confirm password']) {
      expect(screen.getByLabelText<HTMLInputElement>(label).autocomplete).toBe('new-password');
    }
  });

  it('sends the code again to the same email, one request at a time', async () => {
    const { user, requested } = await openReset(done('/login'));
    const again = screen.getByRole('button', { name: 'Send the code again' });
    await user.click(again);
    await screen.findByText(/A new code was sent; only the newest works/);
    expect(requested.mock.calls).toEqual([[{ email: 'amina@example.org' }]]);
    expect(again.hasAttribute('disabled')).toBe(true);
  });

  it('says when another code can be sent', async () => {
    const { user } = await openReset(done('/login'), { ...refused('TOO_MANY_REQUESTS'), retryAfter: 7000 });
    await user.click(screen.getByRole('button', { name: 'Send the code again' }));
    expect(await screen.findByText('No more codes for now. You can send another in 2 hours.')).toBeTruthy();
  });

  it('carries the email back to change it', async () => {
    const { user } = await openReset(done('/login'));
    await user.click(screen.getByRole('link', { name: 'Use another email' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('amina@example.org');
  });

  it('without an email goes to the email form', async () => {
    const { address } = await renderAt('/reset-password', { mocks: [googleMock()] });
    expect(address()).toBe('/forgot-password');
    expect(screen.getByText(/Enter your email first/)).toBeTruthy();
  });
});
