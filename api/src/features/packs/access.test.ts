import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { internshipSubjects, purchases, users } from '../../db/schema.ts';
import { endPlans, refundPurchase } from '../purchases/index.ts';
import { paid } from '../../testing/affiliate.ts';
import { createUser, openSession, signToken } from '../../testing/people.ts';
import { sampleSba, seedQuestions, startTestApi, type TestApi } from '../../testing/index.ts';
import { buildNow, readManifest } from './testing/build.ts';

const DAY_MS = 86_400_000;
const NONE = '0'.repeat(64);

let api: TestApi;
let at = new Date();
let paidFile: string;
let openFile: string;
beforeAll(async () => {
  api = await startTestApi({ now: () => at });
  await seedQuestions(api.db, [sampleSba(1), sampleSba(2)]);
  await api.db.insert(internshipSubjects).values({ id: 'emergency', name: 'Emergencies', position: 1 });
  await buildNow(api);
  const token = await api.signIn({ accessDoc: 'all' });
  paidFile = (await readManifest(api, 'ANAT', token)).files[0]!.path;
  openFile = (await readManifest(api, 'RX_AID')).files[0]!.path;
});
beforeEach(() => void (at = new Date()));
afterAll(() => api.close());

/** With a plan that ends some days from now; null: never. */
async function newBuyer(days: number | null) {
  const email = `${crypto.randomUUID()}@example.com`;
  const user = (await createUser(api.db, { name: 'Buyer', email, emailVerifiedAt: at, accessDoc: 'monthly' }))!;
  const purchase = { plan: 'monthly', planName: 'Monthly', duration: '1 month', price: 299, commission: 0 };
  const endsAt = days === null ? null : new Date(at.getTime() + days * DAY_MS);
  const [row] = await api.db
    .insert(purchases)
    .values({ ...purchase, user: user.id, boughtAt: at, startsAt: at, endsAt, holdUntil: at })
    .returning();
  const expiresAt = new Date(at.getTime() + 365 * DAY_MS);
  const sessionId = await openSession(api.db, user, expiresAt);
  const token = await signToken(api.secret, { userId: user.userId, sessionId }, expiresAt);
  return { user, purchase: row!, token };
}

const statusesOf = async (token?: string) => [
  (await api.get('/packs/ANAT/manifest', token)).status,
  (await api.get(paidFile, token)).status,
];
const daysOf = ({ validUntil }: { validUntil: string }) => (Date.parse(validUntil) - at.getTime()) / DAY_MS;

describe('a pack of questions', () => {
  test('is listed as locked, and given to those alone who have a plan', async () => {
    const locked = async (token?: string) => {
      const { body } = await api.get<{ packs: { id: string; locked: boolean }[] }>('/packs', token);
      return Object.fromEntries(body.packs.map((pack) => [pack.id, pack.locked]));
    };
    expect(await locked()).toEqual({ ANAT: true, RX_AID: false });
    expect(await statusesOf()).toEqual([401, 401]);
    const without = await api.signIn();
    expect(await locked(without)).toEqual({ ANAT: true, RX_AID: false });
    expect(await statusesOf(without)).toEqual([403, 403]);
    const { token } = await newBuyer(90);
    expect(await locked(token)).toEqual({ ANAT: false, RX_AID: false });
    expect(await statusesOf(token)).toEqual([200, 200]);
  });

  test('is lent for 30 days, or until the plan ends', async () => {
    expect(daysOf(await readManifest(api, 'RX_AID'))).toBe(30);
    expect(daysOf(await readManifest(api, 'ANAT', (await newBuyer(90)).token))).toBe(30);
    expect(daysOf(await readManifest(api, 'ANAT', (await newBuyer(null)).token))).toBe(30);
    expect(daysOf(await readManifest(api, 'ANAT', (await newBuyer(3)).token))).toBe(3);
    // Opened by an administrator, without a purchase.
    expect(daysOf(await readManifest(api, 'ANAT', await api.signIn({ accessDoc: 'all' })))).toBe(30);
  });

  test('is refused once the plan has ended, even before a job closes it', async () => {
    const { token } = await newBuyer(3);
    at = new Date(at.getTime() + 3 * DAY_MS);
    expect((await api.get('/packs/ANAT/manifest', token)).status).toBe(403);
    await endPlans(api.db, at);
    expect(await statusesOf(token)).toEqual([403, 403]);
  });

  test('is refused after a log-out, and with a token that is none', async () => {
    const { token } = await newBuyer(3);
    expect((await api.call('DELETE', '/users/session', { token })).status).toBe(204);
    expect(await statusesOf(token)).toEqual([401, 401]);
    expect(await statusesOf('x.y.z')).toEqual([401, 401]);
  });

  test('takes a token from the header alone', async () => {
    const { token } = await newBuyer(3);
    for (const query of [`token=${token}`, `access_token=${token}`, `authorization=Bearer%20${token}`]) {
      expect((await api.get(`${paidFile}?${query}`)).status).toBe(401);
      expect((await api.get(`/packs/ANAT/manifest?${query}`)).status).toBe(401);
    }
    const cookie = { cookie: `token=${token}` };
    expect((await api.call('GET', paidFile, { headers: cookie })).status).toBe(401);
  });
});

describe('files', () => {
  test('are sent as they are, may be cached for ever, and by the reader alone where they are paid', async () => {
    const { token } = await newBuyer(3);
    const paid = await fetch(`${api.url}${paidFile}`, { headers: { authorization: `Bearer ${token}` } });
    expect(Object.fromEntries(paid.headers)).toMatchObject({
      'cache-control': 'private, max-age=31536000, immutable',
      'content-type': 'application/gzip',
      'x-content-type-options': 'nosniff',
    });
    expect(paid.headers.has('content-encoding')).toBe(false);
    const open = await fetch(`${api.url}${openFile}`);
    expect(open.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test.each([
    ['of nothing', `/packs/f/${NONE}`],
    ['in upper case', () => paidFile.toUpperCase().replace('/PACKS/F/', '/packs/f/')],
    ['short', () => paidFile.slice(0, -1)],
    ['long', () => `${paidFile}0`],
    ['with a suffix', () => `${paidFile}%00`],
    ['with a line break', () => `${paidFile}%0A`],
    ['of a path', '/packs/f/..%2f..%2fetc%2fpasswd'],
    ['of a path up to the file', () => `/packs/f/x%2f..%2f${paidFile.slice(9)}`],
    ['in SQL', `/packs/f/${encodeURIComponent("' or 1=1 --")}`],
  ])('an address %s is 404, with a plan too', async (_what, address) => {
    const path = typeof address === 'string' ? address : address();
    const { token } = await newBuyer(3);
    expect((await api.get(path, token)).status).toBe(404);
    expect((await api.get(path)).status).toBe(404);
  });

  test.each(['anat', 'ANAT%00', '..%2fANAT', 'NONE', "ANAT'", '%F0%9F%92%8A', 'AAAAAAAAAAAAAAAAAAAAAAAAA'])(
    'there is no pack %s',
    async (id) => expect((await api.get(`/packs/${id}/manifest`)).status).toBe(404),
  );

  test('what is no hash costs no query', async () => {
    const queries = vi.spyOn(api.db, 'execute');
    await api.get(`/packs/f/${NONE.slice(1)}`);
    expect(queries).not.toHaveBeenCalled();
    await api.get(`/packs/f/${NONE}`);
    expect(queries).toHaveBeenCalledTimes(1);
    queries.mockRestore();
  });
});

test('a purchase that is paid back opens nothing', async () => {
  const { purchase, token, user } = await newBuyer(90);
  await refundPurchase({ ...api.options, db: api.db, now: () => at }, { purchase: purchase.id }, paid());
  const [row] = await api.db.select().from(users).where(eq(users.id, user.id));
  expect(row!.accessDoc).toBe('');
  expect(await statusesOf(token)).toEqual([403, 403]);
});
