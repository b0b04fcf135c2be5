import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendQuery, queryData } from '../../testkit/graphql.ts';
import { codeFor, startSmtp, type Smtp } from '../../testkit/mail.ts';
import { startStack, type Stack } from '../../testkit/stack.ts';

let smtp: Smtp;
let stack: Stack;
beforeAll(async () => {
  smtp = await startSmtp();
  stack = await startStack({ api: { SMTP_URL: smtp.url } });
});
afterAll(async () => {
  await stack?.stop();
  await smtp?.close();
});

// A picture of one pixel.
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const EMAIL = 'nusrat@example.com';
const SIGN_UP = `mutation ($input: SignUpInput!) { signUp(input: $input) { userId email } }`;
const LOG_IN = `mutation ($email: String!, $password: String!) {
  logIn(email: $email, password: $password) { token user { name hasFullAccess } } }`;
const VIEWER = '{ viewer { name email medicalCollege year contactNumber profileImage { url(width: 400) } } }';
const RESET = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { message redirect } }`;
const signUp = (input: Record<string, string>) =>
  sendQuery(stack.url, SIGN_UP, {
    variables: { input: { name: 'Nusrat', email: EMAIL, password: 'secret1', confirmPassword: 'secret1', ...input } },
  });
const logIn = (password: string) =>
  sendQuery<{ logIn: { token: string; user: object } }>(stack.url, LOG_IN, { variables: { email: EMAIL, password } });
/** Sends a request a hundred times in parallel with one key. Returns the different responses. */
async function hundredTimes(query: string, variables: Record<string, unknown>, key: string, token = '') {
  const one = () => sendQuery(stack.url, query, { variables, token, headers: { 'idempotency-key': key } });
  const answers = await Promise.all(Array.from({ length: 100 }, one));
  return [...new Set(answers.map((answer) => JSON.stringify(answer)))].map((answer) => JSON.parse(answer) as unknown);
}
const codeOf = (answer: { errors?: { extensions: object }[] }) => answer.errors?.[0]?.extensions;

describe('an account, from sign-up to a forgotten password', () => {
  let token: string;

  test('sign-up names invalid fields, creates an account once, and signs nobody in', async () => {
    expect(codeOf(await signUp({ password: 'short', confirmPassword: 'short' }))).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'password',
    });
    expect((await signUp({ affiliateRef: 'nobody' })).errors).toBeUndefined();
    const again = await signUp({ email: 'NUSRAT@example.com' });
    expect(again.errors).toMatchObject([
      {
        message: 'This email is already registered. Please try logging in or use a different email.',
        extensions: { code: 'EMAIL_TAKEN' },
      },
    ]);
  });

  test('log-in returns a token for the right password only', async () => {
    expect(codeOf(await logIn('wrong-one'))).toMatchObject({ code: 'INVALID_CREDENTIALS' });
    const { data } = await logIn('secret1');
    expect(data.logIn.user).toEqual({ name: 'Nusrat', hasFullAccess: false });
    token = data.logIn.token;
    expect(await queryData(stack.url, '{ viewer { email } }', { token })).toEqual({ viewer: { email: EMAIL } });
    expect(await queryData(stack.url, '{ viewer { email } }')).toEqual({ viewer: null });
  });

  test('the profile is changed field by field, its picture through POST /images', async () => {
    const form = new FormData();
    form.append('url', new Blob([DOT], { type: 'image/png' }), 'me.png');
    const upload = await fetch(`${stack.url}/images`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(upload.status).toBe(201);
    const { images } = (await upload.json()) as { images: { _id: string } };
    const input = {
      medicalCollege: 'ঢাকা মেডিকেল কলেজ',
      year: '3rd',
      contactNumber: '+8801712345678',
      imageId: images._id,
    };
    await queryData(stack.url, 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }', {
      variables: { input },
      token,
    });
    const { viewer } = await queryData<{ viewer: { profileImage: { url: string } } }>(stack.url, VIEWER, { token });
    expect(viewer).toMatchObject({
      medicalCollege: 'ঢাকা মেডিকেল কলেজ',
      year: '3rd',
      contactNumber: '+8801712345678',
    });
    const picture = await fetch(new URL(viewer.profileImage.url, stack.url), { headers: { accept: 'image/webp' } });
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  test('a forgotten password is reset with the mailed code, which ends every session', async () => {
    const request = 'mutation ($email: String!) { requestPasswordReset(email: $email) }';
    expect(codeOf(await sendQuery(stack.url, request, { variables: { email: 'nobody@example.com' } }))).toMatchObject({
      code: 'NOT_FOUND',
    });
    await queryData(stack.url, request, { variables: { email: EMAIL } });
    const otp = await codeFor(smtp, EMAIL);
    const wrong = otp === '000000' ? '000001' : '000000';
    const reset = (code: string) =>
      sendQuery<{ resetPassword: { redirect: string } }>(stack.url, RESET, {
        variables: { input: { email: EMAIL, otp: code, password: 'another1' } },
      });
    expect(codeOf(await reset(wrong))).toMatchObject({ code: 'OTP_MISMATCH' });
    expect((await reset(otp)).data.resetPassword.redirect).toBe('/login');
    expect(codeOf(await reset(otp))).toMatchObject({ code: 'OTP_MISMATCH' });
    expect(codeOf(await sendQuery(stack.url, '{ viewer { email } }', { token }))).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect(codeOf(await logIn('secret1'))).toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect((await logIn('another1')).errors).toBeUndefined();
  });

  test('sign-out ends the token', async () => {
    const { data } = await logIn('another1');
    const mine = { token: data.logIn.token };
    expect(await queryData(stack.url, 'mutation { logOut }', mine)).toEqual({ logOut: true });
    expect(codeOf(await sendQuery(stack.url, '{ viewer { email } }', mine))).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('in Bangla', () => {
  const headers = { 'x-language': 'bn' };
  const email = 'bangla@example.com';
  const input = { name: 'Ayesha', email, password: 'secret1', confirmPassword: 'secret1' };
  const messageOf = async (query: string, variables: Record<string, unknown>) =>
    (await sendQuery(stack.url, query, { variables, headers })).errors?.[0]?.message;

  test('errors are in the language of the request, without the header in English', async () => {
    expect(await messageOf(SIGN_UP, { input: { ...input, password: 'abc', confirmPassword: 'abc' } })).toBe(
      'পাসওয়ার্ডে অন্তত ৬টি অক্ষর দিন।',
    );
    expect(await messageOf(SIGN_UP, { input })).toBeUndefined();
    expect(await messageOf(SIGN_UP, { input })).toMatch(/^এই ইমেইল দিয়ে আগেই/);
    const wrong = { email, password: 'not-mine' };
    expect(await messageOf(LOG_IN, wrong)).toBe('ইমেইল বা পাসওয়ার্ড ভুল।');
    const { errors } = await sendQuery(stack.url, LOG_IN, { variables: wrong });
    expect(errors).toMatchObject([{ message: 'The email or the password is wrong.' }]);
    await expect.poll(() => messageOf(LOG_IN, wrong)).toMatch(/^খুব বেশি অনুরোধ এসেছে/);
  });
});

test('R9 a mutation sent a hundred times with one key runs once with equal responses; with another input it is refused', async () => {
  const headers = { 'idempotency-key': 'form-1' };
  const email = 'once@example.com';
  const input = { name: 'Once', email, password: 'secret1', confirmPassword: 'secret1' };
  const signedUp = { data: { signUp: { email, userId: expect.any(String) } } };
  expect(await hundredTimes(SIGN_UP, { input }, 'form-1')).toEqual([signedUp]);
  const other = await sendQuery(stack.url, SIGN_UP, { variables: { input: { ...input, name: 'Other' } }, headers });
  expect(codeOf(other)).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  expect(codeOf(await sendQuery(stack.url, SIGN_UP, { variables: { input } }))).toMatchObject({ code: 'EMAIL_TAKEN' });

  const reset = 'mutation ($email: String!) { requestPasswordReset(email: $email) }';
  expect(await hundredTimes(reset, { email }, 'form-2')).toEqual([{ data: { requestPasswordReset: true } }]);
  const mails = () => smtp.received.filter(({ recipients }) => recipients.includes(email));
  await expect.poll(() => mails().length, { timeout: 10_000 }).toBe(1);
});
