import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/render-at.tsx';
import { commonPasswords } from './form/common-passwords.ts';
import { ResetPasswordDocument } from './reset-password.generated.ts';
import { resetPassword } from './schemas.ts';
import { SignUpDocument } from './sign-up.generated.ts';
import { operationMock, googleMock, homeMock } from '../../testing/accounts.ts';

vi.mock('./form/common-passwords.ts', { spy: true });

const HINT = 'This is one of the most common passwords. Choose another to be safe.';
const REFUSED = 'From the server.';
const refusal = { message: REFUSED, code: 'BAD_USER_INPUT', field: 'password' };

async function openSignUp() {
  const { mock, onCall } = operationMock(SignUpDocument, { signUp: { __typename: 'User', id: '64a' } });
  const view = await renderAt('/sign-up', { mocks: [googleMock(), homeMock(), mock] });
  return { ...view, onCall, password: screen.getByLabelText<HTMLInputElement>('Password') };
}

async function openReset() {
  sessionStorage.setItem('reset_email', 'amina@example.org');
  const { mock, onCall } = operationMock(ResetPasswordDocument, refusal);
  const view = await renderAt('/reset-password', { mocks: [googleMock(), homeMock(), mock] });
  return { ...view, onCall, password: screen.getByLabelText<HTMLInputElement>('New password') };
}

const described = (input: HTMLInputElement) =>
  (input.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

const arrived = () => vi.waitFor(() => expect(commonPasswords).toHaveResolved());

beforeEach(() => {
  vi.mocked(commonPasswords).mockClear();
  sessionStorage.clear();
});

describe('a common password', () => {
  it.each(['password1', 'PassWord1'])('%s gets a warning and is accepted', async (common) => {
    const { user, password, onCall } = await openSignUp();
    await user.type(screen.getByLabelText('Name'), 'Amina');
    await user.type(screen.getByLabelText('Email'), 'amina@example.org');
    await user.type(password, common);
    await user.type(screen.getByLabelText('Confirm password'), common);
    expect((await screen.findByText(HINT)).getAttribute('role')).toBe('status');
    expect(password.getAttribute('aria-invalid')).toBeNull();
    expect(described(password)).toEqual([HINT, '6 to 16 characters, no spaces']);
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
    await vi.waitFor(() => expect(onCall).toHaveBeenCalledTimes(1));
    expect(onCall.mock.calls[0]?.[0]).toMatchObject({ input: { password: common } });
  });

  it('keeps its hint beside the error of the server', async () => {
    const { user, password } = await openReset();
    await user.type(screen.getByLabelText('OTP'), '123456');
    await user.type(password, 'password1');
    await user.type(screen.getByLabelText('Confirm password'), 'password1');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect((await screen.findByText(REFUSED)).getAttribute('role')).toBe('alert');
    expect(described(password)).toEqual([REFUSED, HINT, '6 to 16 characters, no spaces']);
  });

  it('gets a warning when filled in without focus', async () => {
    const { password } = await openReset();
    fireEvent.change(password, { target: { value: 'letmein' } });
    expect(await screen.findByText(HINT)).toBeTruthy();
  });

  it('loses its warning once changed', async () => {
    const { user, password } = await openReset();
    await user.type(password, 'letmein');
    await screen.findByText(HINT);
    await user.type(password, '-by-tea');
    expect(screen.queryByText(HINT)).toBeNull();
  });
});

describe('the list', () => {
  it('loads on focus, and an uncommon password gets no warning', async () => {
    const { user, password } = await openSignUp();
    await user.type(screen.getByLabelText('Name'), 'Amina');
    expect(commonPasswords).not.toHaveBeenCalled();
    await user.click(password);
    expect(commonPasswords).toHaveBeenCalledTimes(1);
    await arrived();
    await user.type(password, 'tea-at-5-pm');
    expect(screen.queryByText(HINT)).toBeNull();
    expect(described(password)).toEqual(['6 to 16 characters, no spaces']);
  });

  it('that fails to load is retried at the next focus', async () => {
    vi.mocked(commonPasswords).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    vi.mocked(commonPasswords).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { user, password } = await openReset();
    await user.type(password, 'password1');
    expect(commonPasswords).toHaveBeenCalledTimes(2);
    expect(screen.queryByText(HINT)).toBeNull();
    expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['']);
    await user.tab();
    await user.click(password);
    expect(await screen.findByText(HINT)).toBeTruthy();
  });

  it('has 3,000 valid passwords in lower case', async () => {
    const list = [...(await commonPasswords())];
    expect(list).toHaveLength(3000);
    const taken = (password: string) =>
      resetPassword.safeParse({ otp: '1', password, confirmPassword: password }).success;
    expect(list.filter((line) => line !== line.toLowerCase() || !taken(line))).toEqual([]);
  });
});
