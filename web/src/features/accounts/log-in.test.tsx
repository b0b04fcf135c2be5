import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession } from '../../session/index.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { ExchangeSignInCodeDocument } from './google/exchange-sign-in-code.generated.ts';
import { leaveFor } from './google/leave.ts';
import { LogInDocument } from './log-in.generated.ts';
import { ViewerDocument } from './profile/viewer.generated.ts';
import { amina, operationMock, begin, googleMock, homeMock, ownFeatures } from '../../testing/accounts.ts';

vi.mock('./google/leave.ts', () => ({ leaveFor: vi.fn<typeof leaveFor>() }));

const session = { __typename: 'Session', token: 'new-token', user: amina };
const viewer = () => operationMock(ViewerDocument, { features: ownFeatures, viewer: amina }).mock;
const root = () => JSON.parse(localStorage.getItem('root') ?? 'null');

async function open(address = '/login', mocks: object[] = []) {
  const view = await renderAt(address, { mocks: [googleMock(), homeMock(), viewer(), ...(mocks as [])] });
  const fill = async (email: string, password: string) => {
    if (email) await view.user.type(screen.getByLabelText('Email'), email);
    if (password) await view.user.type(screen.getByLabelText('Password'), password);
    await view.user.click(screen.getByRole('button', { name: 'Log in' }));
  };
  return { ...view, fill };
}

beforeEach(() => vi.mocked(leaveFor).mockReset());
afterEach(() => {
  endSession();
  localStorage.clear();
  sessionStorage.clear();
});

describe('log in', () => {
  it('starts the session and goes home', async () => {
    const { mock, onCall } = operationMock(LogInDocument, { logIn: session });
    const { fill, address } = await open('/login', [mock]);
    await fill(' amina@example.org', 'secret1');
    await waitFor(() => expect(address()).toBe('/'));
    expect(onCall).toHaveBeenCalledWith({ email: 'amina@example.org', password: 'secret1' });
    expect(localStorage.getItem('authToken')).toBe('new-token');
    expect(root()).toMatchObject({
      version: 1,
      user: { _id: '64a', user_id: 'AMINA-1', year: '3rd', profileImage: '' },
    });
    expect(screen.getByRole('link', { name: 'Profile' })).toBeTruthy();
  });

  it('returns to the requested page', async () => {
    const { mock } = operationMock(LogInDocument, { logIn: session });
    const { fill, address } = await open('/profile?x=1', [mock]);
    expect(address()).toBe('/login');
    expect(screen.getByText('Log in to open your profile.')).toBeTruthy();
    await fill('amina@example.org', 'secret1');
    await waitFor(() => expect(address()).toBe('/profile?x=1'));
  });

  it('from the header returns to the page it was opened on', async () => {
    const { mock } = operationMock(LogInDocument, { logIn: session });
    const { fill, user, address } = await open('/board-question?page=2', [mock]);
    await user.click(within(screen.getAllByRole('banner')[0]!).getByRole('link', { name: 'Log in' }));
    await fill('amina@example.org', 'secret1');
    await waitFor(() => expect(address()).toBe('/board-question?page=2'));
  });

  it('redirects signed-in readers', async () => {
    begin();
    const { address } = await open();
    expect(address()).toBe('/');
  });

  it('reports wrong credentials and keeps the input and the session', async () => {
    const message = 'The email or the password is wrong.';
    const { mock } = operationMock(LogInDocument, { message, code: 'INVALID_CREDENTIALS' });
    const { fill } = await open('/login', [mock]);
    await fill('amina@example.org', 'secret1');
    expect((await screen.findByText(message)).closest('[role=alert]')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('secret1');
    expect(localStorage.getItem('authToken')).toBeNull();
  });

  it('asks for the code in a second step, and goes back with what was typed', async () => {
    const wrong = 'This code is wrong.';
    const calls: object[] = [];
    const result = (variables: Record<string, unknown>) => {
      calls.push(variables);
      const error = (code: string, message: string, field?: string) => ({
        errors: [{ message, extensions: { code, ...(field && { field }) } }],
      });
      if (variables['code'] === undefined) return error('TWO_FACTOR_REQUIRED', 'Enter the code of your app.');
      if (variables['code'] === '111111') return error('BAD_USER_INPUT', wrong, 'code');
      return { data: { logIn: session } };
    };
    const mock = {
      request: { query: LogInDocument, variables: () => true },
      result,
      maxUsageCount: Number.POSITIVE_INFINITY,
    };
    const { fill, user, address } = await open('/login', [mock]);
    await fill('amina@example.org', 'secret1');
    const code = await screen.findByLabelText<HTMLInputElement>('Code');
    expect(document.activeElement).toBe(code);
    expect([code.autocomplete, code.inputMode]).toEqual(['one-time-code', 'numeric']);
    expect(screen.queryByRole('alert', { name: /./ })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('amina@example.org');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('secret1');
    await user.click(screen.getByRole('button', { name: 'Log in' }));

    await user.type(await screen.findByLabelText('Code'), '111111{Enter}');
    expect((await screen.findByText(wrong)).closest('[role=alert]')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await user.type(screen.getByLabelText('Recovery code'), 'ABCD-EFGH-JKMN-PQRS{Enter}');
    await waitFor(() => expect(address()).toBe('/'));
    expect(calls.at(-1)).toEqual({ email: 'amina@example.org', password: 'secret1', code: 'ABCD-EFGH-JKMN-PQRS' });
    expect(localStorage.getItem('authToken')).toBe('new-token');
  });

  it('does not send invalid input and focuses the first invalid field', async () => {
    const { mock, onCall } = operationMock(LogInDocument, { logIn: session });
    const { fill } = await open('/login', [mock]);
    await fill('', '');
    const email = screen.getByLabelText('Email');
    expect(document.activeElement).toBe(email);
    expect(email.getAttribute('aria-invalid')).toBe('true');
    const described = document.getElementById(email.getAttribute('aria-describedby')!.trim().split(' ').at(-1)!);
    expect(described?.textContent).toBe('Email is Required.');
    expect(screen.getByText('Password is required.')).toBeTruthy();
    expect(onCall).not.toHaveBeenCalled();
  });

  it('is sent once, however often it is submitted', async () => {
    const { mock, onCall } = operationMock(LogInDocument, { logIn: session }, 50);
    const { user, fill, address } = await open('/login', [mock]);
    const button = screen.getByRole('button', { name: 'Log in' });
    await fill('amina@example.org', 'secret1');
    await user.keyboard('{Enter}');
    await user.click(button);
    await waitFor(() => expect(address()).toBe('/'));
    expect(onCall).toHaveBeenCalledTimes(1);
  });

  it('supports password managers and shows the password on demand', async () => {
    const { user } = await open();
    const password = screen.getByLabelText<HTMLInputElement>('Password');
    expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('username');
    expect([password.autocomplete, password.type, password.maxLength]).toEqual(['current-password', 'password', 30]);
    await user.click(screen.getByRole('button', { name: 'Show password', pressed: false }));
    expect(password.type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Show password', pressed: true }));
    expect(password.type).toBe('password');
  });

  it('promises only what an account has', async () => {
    await renderAt('/login', { mocks: [googleMock()] });
    expect(await screen.findByText('Opens your profile and what you have purchased.')).toBeTruthy();
  });

  it('links to sign-up with the reference and to a forgotten password', async () => {
    await open('/login?aff_ref=KARIM-1');
    expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/sign-up?aff_ref=KARIM-1');
    expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe('/forgot-password');
  });
});

describe('Google', () => {
  const journey = () => JSON.parse(sessionStorage.getItem('google-sign-in') ?? 'null');

  it('is offered only when the server has it', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'Login with Google' })).toBeNull();
  });

  it('starts with the challenge of a stored verifier and the reference', async () => {
    const { user } = await renderAt('/login?aff_ref=KARIM-1', { mocks: [googleMock(true)] });
    await user.click(await screen.findByRole('button', { name: 'Login with Google' }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledTimes(1));
    const { pathname, searchParams } = new URL(vi.mocked(leaveFor).mock.calls[0]![0], 'http://x');
    const word = new TextEncoder().encode(journey().verifier);
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', word)).toString('base64url');
    expect([
      pathname,
      searchParams.get('aff_ref'),
      searchParams.get('challenge'),
      searchParams.get('language'),
    ]).toEqual(['/auth/google', 'KARIM-1', hash, 'en']);
    expect(journey().from).toBe('/');
  });

  it('returns with a code, exchanges it with the verifier and removes it from the address', async () => {
    const { mock, onCall } = operationMock(ExchangeSignInCodeDocument, { exchangeSignInCode: session });
    sessionStorage.setItem('google-sign-in', JSON.stringify({ verifier: 'word', from: '/profile' }));
    const { address } = await open('/login?code=abc', [mock]);
    await waitFor(() => expect(address()).toBe('/profile'));
    expect(onCall.mock.calls).toEqual([[{ code: 'abc', verifier: 'word' }]]);
    expect(journey()).toBeNull();
    expect(localStorage.getItem('authToken')).toBe('new-token');
  });

  it('asks for the second step, and sends the code of Google again with it', async () => {
    const sent: object[] = [];
    const mock = {
      request: { query: ExchangeSignInCodeDocument, variables: () => true },
      result: (variables: Record<string, unknown>) => {
        sent.push(variables);
        return variables['twoFactorCode'] === '123456'
          ? { data: { exchangeSignInCode: session } }
          : { errors: [{ message: 'Enter the code.', extensions: { code: 'TWO_FACTOR_REQUIRED' } }] };
      },
      maxUsageCount: Number.POSITIVE_INFINITY,
    };
    sessionStorage.setItem('google-sign-in', JSON.stringify({ verifier: 'word', from: '/profile' }));
    const { user, address } = await open('/login?code=abc', [mock]);
    await user.type(await screen.findByLabelText('Code'), '123456{Enter}');
    await waitFor(() => expect(address()).toBe('/profile'));
    expect(sent.at(-1)).toEqual({ code: 'abc', verifier: 'word', twoFactorCode: '123456' });
  });

  it('ignores a code without a stored verifier', async () => {
    const { mock, onCall } = operationMock(ExchangeSignInCodeDocument, { exchangeSignInCode: session });
    const { address } = await open('/login?code=abc', [mock]);
    expect(await screen.findByText(/begun in another window/)).toBeTruthy();
    expect(address()).toBe('/login');
    expect(onCall).not.toHaveBeenCalled();
  });

  it('explains why a code was rejected', async () => {
    sessionStorage.setItem('google-sign-in', JSON.stringify({ verifier: 'word', from: '//evil.example' }));
    const message = 'This sign-in has expired. Please log in again.';
    const { mock } = operationMock(ExchangeSignInCodeDocument, { message, code: 'INVALID_CREDENTIALS' });
    await open('/login?code=abc', [mock]);
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it.each([
    ['google_failed', /did not work/],
    ['google_cancelled', /was cancelled/],
    ['google_unverified', /has not verified/],
    ['google_address', /cannot be used here/],
    ['google_conflict', /belongs to another Google account/],
    ['google_busy', /Too many people/],
    ['<script>', /did not work/],
  ])('explains %s', async (error, words) => {
    const { address } = await open(`/login?error=${encodeURIComponent(error)}`);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(address()).toBe('/login');
  });
});
