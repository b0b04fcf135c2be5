import { SignJWT } from 'jose';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sessions, users } from '../../db/schema.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { newPerson } from '../../testing/people.ts';
import { openSession } from './sessions.ts';
import { createUser } from './store.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const PATH = '/board-filter/topics/DHK_1-ANAT';
const inAnHour = () => new Date(Date.now() + 3_600_000);

type Own = { data?: Record<string, unknown> };
type Forgery = { secret?: Uint8Array; claims?: object; typ?: string; alg?: string };

async function forge(change: (jwt: SignJWT) => SignJWT, forgery: Forgery = {}) {
  const { secret = api.secret, claims = {}, typ = 'JWT', alg = 'HS256' } = forgery;
  const user = (await createUser(api.db, { name: 'Forger', email: `${Math.random()}@example.com` }))!;
  const sessionId = await openSession(api.db, user, inAnHour());
  const jwt = new SignJWT({ user_id: user.userId, ...claims })
    .setProtectedHeader({ alg, typ })
    .setIssuer('med-api')
    .setAudience('med')
    .setJti(sessionId)
    .setIssuedAt()
    .setExpirationTime('1h');
  return change(jwt).sign(secret);
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('who is calling', () => {
  test('a valid token identifies its user; one with another key, type or algorithm identifies nobody', async () => {
    expect((await api.get(PATH, await forge((jwt) => jwt))).status).toBe(200);
    expect((await api.get(PATH, await forge((jwt) => jwt, { secret: Buffer.alloc(32, 7) }))).status).toBe(401);
    expect((await api.get(PATH, await forge((jwt) => jwt, { typ: 'otp+jwt' }))).status).toBe(401);
    expect((await api.get(PATH, await forge((jwt) => jwt, { alg: 'HS512' }))).status).toBe(401);
  });

  test.each<[string, (jwt: SignJWT) => SignJWT]>([
    ['expired', (jwt) => jwt.setExpirationTime(new Date(Date.now() - 60_000))],
    ['not yet valid', (jwt) => jwt.setNotBefore(new Date(Date.now() + 120_000))],
    ['for another audience', (jwt) => jwt.setAudience('otp')],
    ['of another issuer', (jwt) => jwt.setIssuer('somebody')],
    ['of no session', (jwt) => jwt.setJti('gone')],
  ])('a token that is %s is refused', async (_what, change) => {
    expect(await api.get(PATH, await forge(change))).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  });

  test('an unsigned token is refused', async () => {
    const token = `${part({ alg: 'none', typ: 'JWT' })}.${part({ user_id: 'x', jti: 'x', exp: 9e9 })}.`;
    expect((await api.get(PATH, token)).status).toBe(401);
  });

  test("a session's user cannot be swapped in the token", async () => {
    const other = (await createUser(api.db, { name: 'Other', email: 'other@example.com' }))!;
    expect((await api.get(PATH, await forge((jwt) => jwt, { claims: { user_id: other.userId } }))).status).toBe(401);
  });

  test('a token ends with its session', async () => {
    const token = await api.signIn({ email: 'leaver@example.com' });
    expect((await api.get(PATH, token)).status).toBe(200);
    const [user] = await api.db.select().from(users).where(eq(users.email, 'leaver@example.com'));
    await api.db.delete(sessions).where(eq(sessions.user, user!.id));
    expect((await api.get(PATH, token)).status).toBe(401);
  });

  test('a token that was accepted before is refused once it has expired', async () => {
    const token = await forge((jwt) => jwt);
    expect((await api.get(PATH, token)).status).toBe(200);
    // The session itself goes on.
    await api.db.update(sessions).set({ expiresAt: new Date(Date.now() + 24 * 3_600_000) });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 3_600_000 });
    try {
      expect((await api.get(PATH, token)).status).toBe(401);
    } finally {
      vi.useRealTimers();
    }
  });

  test('concurrent callers get their own records, and one whose session has ended gets none', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => newPerson(api)));
    const ended = people[3]!;
    await api.db.delete(sessions).where(eq(sessions.user, Number(ended.id)));
    const records = await Promise.all(
      people.map(({ token, userId }) => api.call<Own>('GET', `/users?user_id=${userId}`, { token })),
    );
    const answers = records.map(({ status, body }) => [status, body.data?.user_id]);
    expect(answers).toEqual(people.map((person) => (person === ended ? [401, undefined] : [200, person.userId])));
  });
});

describe('the record of a user', () => {
  test('is shown only to its owner, and only its fixed fields', async () => {
    const token = await api.signIn({ email: 'owner@example.com', accessDoc: 'all' });
    const [owner] = await api.db.select().from(users).where(eq(users.email, 'owner@example.com'));
    const path = `/users?user_id=${owner!.userId}&fields=%2Bpassword+otp+created_at`;
    expect((await api.get(path, token)).body.data).toEqual({
      _id: String(owner!.id),
      user_id: owner!.userId,
      name: 'Test reader',
      email: 'owner@example.com',
      medical_college: '',
      session: '',
      access_std: '',
      year: '',
      access_doc: 'all',
      contact_number: '',
      auth_type: 'email',
      user_type: 'student',
      role: 'READER',
      permissions: [],
      two_factor: false,
      recovery_codes_left: null,
      two_factor_missing: false,
      device_login: {},
      withdrawal: {},
      profileImage: '',
      language: 'en',
      plans: [],
    });
    expect((await api.get(path)).status).toBe(401);
    expect((await api.get(path, await api.signIn())).status).toBe(404);
  });
});

describe('admin calls', () => {
  test('are for admins', async () => {
    const post = async (token?: string) =>
      (
        await fetch(`${api.url}/admin/questions/import?format=jsonl`, {
          method: 'POST',
          body: '',
          headers: token ? { authorization: `Bearer ${token}` } : {},
        })
      ).status;
    expect(await post()).toBe(401);
    expect(await post(await api.signIn({ accessDoc: 'all' }))).toBe(403);
    expect(await post(await api.signIn({ userType: 'admin' }))).toBe(200);
  });
});
