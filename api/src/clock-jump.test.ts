import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Mail } from './mail/index.ts';
import { logIn, newPerson, type Person } from './testing/people.ts';
import { startTestApi, type TestApi } from './testing/index.ts';

const DAY_MS = 24 * 3_600_000;

let api: TestApi;
let person: Person;
const mails = { isDown: false, tried: 0, sent: [] as Mail[] };
beforeAll(async () => {
  const send = async (message: Mail) => {
    mails.tried += 1;
    if (mails.isDown) throw new Error('not now');
    mails.sent.push(message);
  };
  api = await startTestApi({ transport: { send, close: () => undefined, describe: '' } });
  person = await newPerson(api);
});
afterEach(() => void vi.useRealTimers());
afterAll(() => api.close());

/** Shifts the clock; timers continue, as on a machine whose clock is set. */
function setClock(byMs: number) {
  vi.useRealTimers();
  if (byMs !== 0) vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + byMs });
}
const statusOf = async (token: string) => (await api.get(`/users?user_id=${person.userId}`, token)).status;
async function signedIn() {
  const { status, body } = await logIn(api, person.email, person.password);
  expect(status).toBe(200);
  return body.data.token;
}

test('R16 the clock jumps a day ahead and a day back: sessions stay valid, people sign in, no code is lost', async () => {
  setClock(DAY_MS);
  expect(await statusOf(person.token)).toBe(200);
  const ofTomorrow = await signedIn();
  mails.isDown = true;
  const body = { email: person.email };
  expect((await api.call('POST', '/users/reset-req', { ip: person.ip, body })).status).toBe(200);
  await expect.poll(() => mails.tried, { timeout: 10_000 }).toBeGreaterThan(0);

  setClock(0);
  mails.isDown = false;
  expect([await statusOf(person.token), await statusOf(ofTomorrow)]).toEqual([200, 200]);
  await expect.poll(() => mails.sent.length, { timeout: 10_000 }).toBe(1);
  const [code] = /\b\d{6}\b/.exec(mails.sent[0]!.text)!;

  setClock(-DAY_MS);
  expect([await statusOf(person.token), await statusOf(ofTomorrow)]).toEqual([200, 200]);
  expect(await statusOf(await signedIn())).toBe(200);
  const reset = { email: person.email, otp: code, password: 'secret-34' };
  expect(await api.call('PATCH', '/users/reset-pass', { ip: person.ip, body: reset })).toMatchObject({ status: 200 });
  expect(await statusOf(person.token)).toBe(401);
});
