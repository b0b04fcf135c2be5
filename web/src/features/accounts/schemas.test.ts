import { schemaResolver } from '@mantine/form';
import { describe, expect, it } from 'vitest';
import {
  forgotPasswordOnInput,
  forgotPasswordOnSubmit,
  logInOnInput,
  logInOnSubmit,
  resetPassword,
  signUpOnInput,
  signUpOnSubmit,
} from './schemas.ts';

const problems = (schema: Parameters<typeof schemaResolver>[0], values: Record<string, string>) =>
  schemaResolver(schema, { sync: true })(values);

const good = { name: 'Ami', email: 'a@b.co', password: '123456', confirmPassword: '123456' };
const pair = (password: string) => ({ ...good, password, confirmPassword: password });

describe('sign up', () => {
  it.each([
    ['name', '', 'Name is required.', 'Name is Required.'],
    ['name', '   ', 'Name is required.', 'Name is Required.'],
    ['name', 'Am', 'Name must be at least 3 characters.', 'Name must be at least 3 characters.'],
    ['email', '', 'Email is required.', 'Email is Required.'],
    ['email', 'amina@', 'Invalid email format.', 'Enter a Valid Email.'],
    ['confirmPassword', '', 'Confirm Password is required', 'Confirm Password is required'],
    ['confirmPassword', '1234567', 'Passwords do not match.', 'Passwords do not match'],
  ])('%s %j', (name, value, onInput, onSubmit) => {
    expect(problems(signUpOnInput, { ...good, [name]: value })).toEqual({ [name]: onInput });
    expect(problems(signUpOnSubmit, { ...good, [name]: value })).toEqual({ [name]: onSubmit });
  });

  it.each([
    ['12345', 'Password must be at least 6 characters.'],
    ['12345678901234567', 'Password must not exceed 16 characters.'],
    ['1234 56', 'Password must not contain spaces.'],
    ['12345\u00A06', 'Password must not contain spaces.'],
    ['      ', 'Password must not contain spaces.'],
  ])('password %j', (password, message) => {
    expect(problems(signUpOnInput, pair(password))).toEqual({ password: message });
    expect(problems(signUpOnSubmit, pair(password))).toEqual({ password: message });
  });

  it.each(['123456', '1234567890123456'])('accepts password %j', (password) =>
    expect(problems(signUpOnSubmit, pair(password))).toEqual({}),
  );

  it('compares the passwords while another field is invalid', () =>
    expect(problems(signUpOnInput, { ...good, name: '', confirmPassword: 'x' })).toEqual({
      name: 'Name is required.',
      confirmPassword: 'Passwords do not match.',
    }));

  it('reports missing fields first', () =>
    expect(problems(signUpOnSubmit, { name: '', email: '', password: '', confirmPassword: '' })).toEqual({
      name: 'Name is Required.',
      email: 'Email is Required.',
      password: 'Password is required.',
      confirmPassword: 'Confirm Password is required',
    }));
});

describe('log in', () => {
  it('requires both fields, without rules for an old password', () => {
    const blank = { email: '', password: '' };
    expect(problems(logInOnInput, blank)).toEqual({ email: 'Email is required.', password: 'Password is required.' });
    expect(problems(logInOnSubmit, blank)).toEqual({ email: 'Email is Required.', password: 'Password is required.' });
    expect(problems(logInOnSubmit, { email: ' a@b.co ', password: 'a b' })).toEqual({});
  });
});

describe('forgotten password', () => {
  it('requires the email', () => {
    expect(problems(forgotPasswordOnInput, { email: '' })).toEqual({ email: 'Email is Required.' });
    expect(problems(forgotPasswordOnInput, { email: 'a' })).toEqual({ email: 'Invalid email format.' });
    expect(problems(forgotPasswordOnSubmit, { email: 'a' })).toEqual({ email: 'Enter a Valid Email.' });
  });

  it.each([
    [
      { otp: '', password: '', confirmPassword: '' },
      'OTP Required',
      'New Password is required.',
      'Confirm Password is Required.',
    ],
    [
      { otp: '1', password: '12345', confirmPassword: 'x' },
      undefined,
      'Password must be at least 6 characters.',
      "Passwords Doesn't Match.",
    ],
    [{ otp: '1', password: '12345678901', confirmPassword: '12345678901' }, undefined, undefined, undefined],
    [
      { otp: '1', password: '12345678901234567', confirmPassword: '12345678901234567' },
      undefined,
      'Password must not exceed 16 characters.',
      undefined,
    ],
    [
      { otp: '1', password: '123 456', confirmPassword: '123 456' },
      undefined,
      'Password must not contain spaces.',
      undefined,
    ],
  ])('a new one %j', (values, otp, password, confirmPassword) =>
    expect(problems(resetPassword, values)).toEqual({
      ...(otp && { otp }),
      ...(password && { password }),
      ...(confirmPassword && { confirmPassword }),
    }),
  );
});
