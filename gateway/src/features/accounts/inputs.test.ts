import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answer, startTestGateway, type TestGateway } from '../../testing/index.ts';
import {
  credentials,
  EXCHANGE,
  LOG_IN,
  RESET,
  RESET_REQUEST,
  resetInput,
  SIGN_UP,
  signUpInput,
  TOKEN,
  UPDATE,
  userRow,
} from '../../testing/people.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
beforeEach(() => {
  gateway.stub.reset({
    'POST /users': answer(201, { data: userRow() }),
    'GET /users': { data: userRow() },
    'PATCH /users/7': answer(201, { data: userRow() }),
    '/users/login': { data: { token: TOKEN, user: userRow() } },
    '/users/exchange': { data: { token: TOKEN, user: userRow() } },
    '/users/reset-req': {},
    '/users/reset-pass': { data: { message: 'Done', redirect: '/login' } },
  });
});
afterAll(() => gateway.close());

type Case = [field: string, value: unknown, message: string];

/** Expects an error without an upstream call. */
async function refusalOf(query: string, variables: Record<string, unknown>, token?: string) {
  const { message, extensions } = await gateway.errorOf(query, variables, { token });
  return { message, ...extensions, calls: gateway.callsMade() };
}
const refused = (field: string, message: string) => ({ message, code: 'BAD_USER_INPUT', field, calls: [] });

const EMAILS: Case[] = [
  ['email', '', 'Email is Required.'],
  ['email', ' \t ', 'Email is Required.'],
  ['email', 'rahima', 'Enter a Valid Email.'],
  ['email', 'rahima@', 'Enter a Valid Email.'],
  ['email', '@example.com', 'Enter a Valid Email.'],
  ['email', 'rahima@example', 'Enter a Valid Email.'],
  ['email', 'rahima@example..com', 'Enter a Valid Email.'],
  ['email', 'ra hima@example.com', 'Enter a Valid Email.'],
  ['email', 'rahima@example.com\r\nBcc: evil@example.com', 'Enter a Valid Email.'],
  ['email', 'a@example.com,b@example.com', 'Enter a Valid Email.'],
  ['email', '<script>@example.com', 'Enter a Valid Email.'],
  ['email', `${'a'.repeat(250)}@example.com`, 'Enter a Valid Email.'],
  ['email', 'rahima@example.com\0', 'Enter a Valid Email.'],
];

const newPasswords = (required: string): Case[] => [
  ['password', '', required],
  ['password', '12345', 'Password must be at least 6 characters.'],
  ['password', '12345678901234567', 'Password must not exceed 16 characters.'],
  ['password', 'x'.repeat(50_000), 'Password must not exceed 16 characters.'],
  ['password', 'secret 7', 'Password must not contain spaces.'],
  ['password', 'secret\t7', 'Password must not contain spaces.'],
  ['password', 'secret\u00A07', 'Password must not contain spaces.'],
  ['password', 'secret\u00007', 'Invalid Information. Please try again.'],
  ['password', 'secret\uD8007', 'Invalid Information. Please try again.'],
];

describe('signing up', () => {
  test.each<Case>([
    ['name', '', 'Name is Required.'],
    ['name', '   ', 'Name is Required.'],
    ['name', 'Al', 'Name must be at least 3 characters.'],
    ['name', ' Al ', 'Name must be at least 3 characters.'],
    ['name', 'x'.repeat(201), 'Invalid Information. Please try again.'],
    ['name', 'Rahima\r\nBcc: x', 'Invalid Information. Please try again.'],
    ['name', 'Rahima\0', 'Invalid Information. Please try again.'],
    ...EMAILS,
    ...newPasswords('Password is required.'),
    ['confirmPassword', '', 'Confirm Password is required'],
    ['confirmPassword', 'secret-8', 'Passwords do not match.'],
  ])('%s %j: %s', async (field, value, message) => {
    const same = field === 'password' ? { confirmPassword: value } : {};
    const input = signUpInput({ [field]: value, ...same });
    expect(await refusalOf(SIGN_UP, { input })).toMatchObject(refused(field, message));
  });

  test.each(['123456', '1234567890123456', 'পাসওয়ার্ড১২', '😀😀😀😀😀😀', '"\\\'${x}', '-- ;DROP'.replace(' ', '_')])(
    'accepts the password %j',
    async (password) => {
      await gateway.dataOf(SIGN_UP, { input: signUpInput({ password, confirmPassword: password }) });
      expect(gateway.stub.calls[0]?.body).toMatchObject({ password, confirmPassword: password });
    },
  );

  test('names and email addresses are trimmed, passwords are not', async () => {
    const input = signUpInput({ name: '  Rahima\u0301 Khatun ', email: ' rahima@example.com\n' });
    await gateway.dataOf(SIGN_UP, { input });
    expect(gateway.stub.calls[0]?.body).toEqual(signUpInput({ name: 'Rahim\u00E1 Khatun' }));
  });

  test('rejects an unknown field', async () => {
    const { status } = await gateway.graphql(SIGN_UP, { input: { ...signUpInput(), access_doc: 'all' } });
    expect(status).toBe(400);
    expect(gateway.callsMade()).toEqual([]);
  });
});

describe('logging in', () => {
  test.each<Case>([...EMAILS, ['password', '', 'Password is required.']])(
    '%s %j: %s',
    async (field, value, message) => {
      expect(await refusalOf(LOG_IN, { ...credentials, [field]: value })).toMatchObject(refused(field, message));
    },
  );

  test('accepts a password of older rules', async () => {
    for (const password of ['1', 'with spaces in it', ' x ']) {
      await gateway.dataOf(LOG_IN, { ...credentials, password });
      expect(gateway.stub.calls.at(-1)?.body).toEqual({ ...credentials, password });
    }
  });
});

describe('a forgotten password', () => {
  test.each(EMAILS)('%s %j: %s', async (field, value, message) => {
    expect(await refusalOf(RESET_REQUEST, { [field]: value })).toMatchObject(refused(field, message));
  });

  test.each<Case>([
    ...EMAILS,
    ['otp', '', 'OTP Required'],
    ['otp', '  ', 'OTP Required'],
    ['otp', '1'.repeat(201), 'Invalid Information. Please try again.'],
    ...newPasswords('New Password is required.'),
  ])('%s %j: %s', async (field, value, message) => {
    const input = resetInput({ [field]: value });
    expect(await refusalOf(RESET, { input })).toMatchObject(refused(field, message));
  });
});

test.each<Case>([['code', '', 'This sign-in has expired. Please log in again.']])(
  '%s %j: %s',
  async (field, value, message) => {
    expect(await refusalOf(EXCHANGE, { [field]: value })).toMatchObject(refused(field, message));
  },
);

describe('the profile', () => {
  test.each<Case>([
    ['medicalCollege', '', 'Institute is required'],
    ['medicalCollege', ' \u00A0 ', 'Institute is required'],
    ['medicalCollege', 'DMC\0', 'Invalid Information. Please try again.'],
    ['year', '', 'Year is required'],
    ['year', '\t', 'Year is required'],
    ['year', 'x'.repeat(201), 'Invalid Information. Please try again.'],
    ['contactNumber', '', 'Phone number must be 11 digits.'],
    ['contactNumber', '01712345678', 'Phone number must be 11 digits.'],
    ['contactNumber', '+880171234567', 'Phone number must be 11 digits.'],
    ['contactNumber', '+8800171234567x', 'Phone number must be 11 digits.'],
    ['contactNumber', '+880017123456789', 'Phone number must be 11 digits.'],
    ['contactNumber', '+9101712345678', 'Phone number must be 11 digits.'],
    ['contactNumber', '+880 01712345678', 'Phone number must be 11 digits.'],
    ['contactNumber', '+8801712345678\n', 'Phone number must be 11 digits.'],
    ['contactNumber', '+৮৮০১৭১২৩৪৫৬৭৮', 'Phone number must be 11 digits.'],
    ['imageId', '', 'Image upload failed'],
    ['imageId', '../7', 'Image upload failed'],
    ['imageId', 'x'.repeat(65), 'Image upload failed'],
  ])('%s %j: %s', async (field, value, message) => {
    expect(await refusalOf(UPDATE, { input: { [field]: value } }, TOKEN)).toMatchObject(refused(field, message));
  });

  test.each(['+8801712345678', '+88001712345678', '+4412345678901', '+447911123456', '+112345678901', '+12125551234'])(
    'accepts the phone number %s',
    async (number) => {
      await gateway.dataOf(UPDATE, { input: { contactNumber: number } }, { token: TOKEN });
      expect(gateway.stub.calls.at(-1)?.body).toEqual({ contact_number: number });
    },
  );

  test('changes nothing if one field is invalid', async () => {
    const error = await gateway.errorOf(UPDATE, { input: { year: '4th year', imageId: '..' } }, { token: TOKEN });
    expect(error.extensions?.field).toBe('imageId');
    expect(gateway.callsMade()).toEqual([]);
  });
});
