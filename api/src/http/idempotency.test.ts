import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { idempotencyKeys, images, users } from '../db/schema.ts';
import { newIp, newPerson, PASSWORD } from '../testing/people.ts';
import { startTestApi, type TestApi } from '../testing/index.ts';

let api: TestApi;
let photo: Blob;
beforeAll(async () => {
  api = await startTestApi();
  const image = sharp({ create: { width: 20, height: 20, channels: 3, background: '#0a0' } });
  photo = new Blob([Uint8Array.from(await image.png().toBuffer())]);
});
afterAll(() => api.close());

const times = <Result>(count: number, work: () => Promise<Result>) => Promise.all(Array.from({ length: count }, work));
const distinct = (answers: { status: number; body: unknown }[]) => [
  ...new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))),
];
const person = (email: string) => ({ name: 'Ayesha', email, password: PASSWORD, confirmPassword: PASSWORD });
const signUpWith = (key: string, body: object, ip: string) =>
  api.call('POST', '/users', { body, ip, headers: { 'idempotency-key': key } });

describe('R9 a call retried with its key', () => {
  test('100 parallel sign-ups and a later one make one account, and another body is refused', async () => {
    const ip = newIp();
    const answers = await times(100, () => signUpWith('a', person('once@example.com'), ip));
    answers.push(await signUpWith('a', person('once@example.com'), ip));
    expect(distinct(answers)).toHaveLength(1);
    expect(answers[0]!.status).toBe(201);
    expect(await signUpWith('a', person('twice@example.com'), ip)).toMatchObject({
      status: 422,
      body: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
    expect(await api.db.$count(users, sql`email in ('once@example.com', 'twice@example.com')`)).toBe(1);
  });

  test('of 100 parallel uploads two run at a time, and all that succeed make one image', async () => {
    const { token, id } = await newPerson(api);
    const send = () => {
      const body = new FormData();
      body.append('url', photo, 'photo.png');
      return api.call('POST', '/images', { token, body, headers: { 'idempotency-key': 'photo' } });
    };
    const answers = await times(100, send);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 429]));
    for (let round = 0; round < 5; round += 1) answers.push(...(await times(2, send)));
    const uploads = answers.filter(({ status }) => status === 201);
    expect(uploads.length).toBeGreaterThan(10);
    expect(distinct(uploads)).toHaveLength(1);
    expect(await api.db.$count(images, sql`owner = ${Number(id)}`)).toBe(1);
  });

  test('50 requests for a code send one mail', async () => {
    const { email, ip } = await newPerson(api);
    const ask = () =>
      api.call('POST', '/users/reset-req', { body: { email }, ip, headers: { 'idempotency-key': 'code' } });
    const answers = await times(50, ask);
    expect(distinct(answers)).toHaveLength(1);
    expect(answers[0]!.status).toBe(200);
    await expect.poll(() => api.mails.filter(({ to }) => to === email).length, { timeout: 10_000 }).toBe(1);
  });

  test('a failure is not stored: a corrected request runs', async () => {
    const ip = newIp();
    const answers = await times(3, () => signUpWith('b', { ...person('mended@example.com'), name: 'A' }, ip));
    expect(distinct(answers)).toHaveLength(1);
    expect(answers[0]!.status).toBe(400);
    expect((await signUpWith('b', person('mended@example.com'), ip)).status).toBe(201);
  });

  test('a key belongs to its sender and route, for 24 hours', async () => {
    const [ownIp, otherIp] = [newIp(), newIp()];
    expect((await signUpWith('c', person('mine@example.com'), ownIp)).status).toBe(201);
    expect((await signUpWith('c', person('theirs@example.com'), otherIp)).status).toBe(201);
    await api.db.update(idempotencyKeys).set({ expiresAt: new Date() });
    expect((await signUpWith('c', person('another@example.com'), ownIp)).status).toBe(201);
  });

  test('a malformed key is refused, and the table contains no password', async () => {
    expect((await signUpWith('x'.repeat(256), person('long@example.com'), newIp())).status).toBe(400);
    expect((await signUpWith('a b', person('long@example.com'), newIp())).status).toBe(400);
    expect(JSON.stringify(await api.db.select().from(idempotencyKeys))).not.toContain(PASSWORD);
  });
});
