import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answer, startTestGateway, tokenOf, type Answer, type TestGateway } from '../../testing/index.ts';

const SITE = 'https://study.example';
const ISSUER = 'https://accounts.google.com';
const AUTHORISE = `${ISSUER}/o/oauth2/v2/auth?client_id=x&state=s`;
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
const DEADLINE_MS = 300;
const JOURNEY = '__Host-google-journey=eyJh.b-c_d';

const to =
  (location: string, cookies: string[] = [], status = 302): Answer =>
  (response) =>
    response.writeHead(status, { location, 'set-cookie': cookies }).end('Found');

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({
    timeoutMs: DEADLINE_MS,
    env: { PUBLIC_URL: `${SITE}/`, GOOGLE_ISSUER: ISSUER, CLIENT_IP_FALLBACK: '192.0.2.1' },
  });
});
beforeEach(() =>
  gateway.stub.reset({ '/users/google': to(AUTHORISE), '/users/google/callback': to(`${SITE}/login?code=c`) }),
);
afterAll(() => gateway.close());

const open = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${gateway.url}${path}`, { redirect: 'manual', headers });
  expect(response.status).toBe(302);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).toBe('');
  return {
    location: response.headers.get('location'),
    cookies: response.headers.getSetCookie(),
    headers: response.headers,
  };
};

describe('to Google', () => {
  test('passes on the client’s address, the reference, the challenge and the language', async () => {
    const path = `/auth/google?aff_ref=KARIM-1&challenge=${CHALLENGE}&language=bn&ip=198.51.100.7&evil=1`;
    const { location } = await open(path, { 'x-forwarded-for': '203.0.113.9' });
    expect(location).toBe(AUTHORISE);
    expect(gateway.stub.calls).toMatchObject([
      {
        method: 'GET',
        path: '/users/google',
        query: { ip: '203.0.113.9', aff_ref: 'KARIM-1', challenge: CHALLENGE, language: 'bn' },
        headers: { 'client-ip': '203.0.113.9' },
      },
    ]);
    expect(Object.keys(gateway.stub.calls[0]!.query)).toHaveLength(4);
  });

  test.each([
    'aff_ref=',
    'aff_ref=../x',
    'aff_ref=a%26ip=1',
    'aff_ref=a%0d%0aX-Evil:1',
    `aff_ref=${'a'.repeat(65)}`,
    'aff_ref=a&aff_ref=b',
    'aff_ref[a]=b',
    'challenge=short',
    'language=fr',
    'language=bn&language=en',
    `challenge=${CHALLENGE}&challenge=${CHALLENGE}`,
    `challenge=${'%0d'.repeat(43)}`,
  ])('%s is not passed on', async (query) => {
    expect((await open(`/auth/google?${query}`)).location).toBe(AUTHORISE);
    expect(gateway.stub.calls[0]?.url).toBe('/med/api/v1/users/google?ip=192.0.2.1');
  });

  test('omits the reader’s token', async () => {
    await open('/auth/google', { authorization: `Bearer ${tokenOf({ user_id: 'u-7' })}`, 'x-evil': '1' });
    const { headers } = gateway.stub.calls[0]!;
    expect([headers.authorization, headers['x-evil']]).toEqual([undefined, undefined]);
  });
});

describe('back from Google', () => {
  test('passes the query and the sign-in’s cookies on unchanged', async () => {
    const search = '?code=4%2F0AX&scope=openid%20email&state=s&iss=https://accounts.google.com';
    const { location } = await open(`/auth/google/callback${search}`, { cookie: JOURNEY });
    expect(location).toBe('/login?code=c');
    expect(gateway.stub.calls).toMatchObject([
      { method: 'GET', url: `/med/api/v1/users/google/callback${search}`, headers: { cookie: JOURNEY } },
    ]);
  });

  test.each([
    [`${SITE}/login?error=google_cancelled`, '/login?error=google_cancelled'],
    ['/login?code=c', '/login?code=c'],
    [`${SITE}/`, '/'],
  ])('%s', async (location, path) => {
    gateway.stub.reset({ '/users/google/callback': to(location) });
    expect((await open('/auth/google/callback?code=x&state=s')).location).toBe(path);
  });

  test('truncates a long query', async () => {
    await open(`/auth/google/callback?code=${'x'.repeat(9_000)}`);
    expect(gateway.stub.calls[0]!.url.length).toBeLessThan(4_200);
  });
});

const STRAY = [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '/%2fevil.example',
  '/.//evil.example',
  `${SITE}.evil.example/`,
  `${SITE}@evil.example/`,
  `${SITE}//evil.example`,
  `${SITE}/\\evil.example`,
  'http://study.example/login',
  'https://accounts.google.com.evil.example/',
  'https://accounts.google.com@evil.example/',
  'https://evil.example/https://accounts.google.com/',
  'http://accounts.google.com/',
  'javascript:alert(1)',
  'data:text/html,x',
  'login',
  '',
];

describe('other redirects (threats A8 and A9)', () => {
  test.each(STRAY)('%j leads to /login', async (location) => {
    gateway.stub.reset({ '*': to(location, ['google-journey=1']) });
    for (const path of ['/auth/google', '/auth/google/callback?code=x']) {
      const found = await open(path);
      expect(found).toMatchObject({ location: '/login?error=google_failed', cookies: [] });
    }
  });

  test('from the callback may not lead to Google', async () => {
    gateway.stub.reset({ '*': to(AUTHORISE) });
    expect((await open('/auth/google/callback?code=x')).location).toBe('/login?error=google_failed');
  });

  test.each<[string, Answer, string]>([
    ['not set up', answer(404, { message: 'Sign-in with Google is not set up.' }), 'google_failed'],
    ['too many', answer(429, {}), 'google_busy'],
    ['500', answer(500, 'at /srv/x.js', 'text/html'), 'google_failed'],
    ['a page', answer(200, '<script>alert(1)</script>', 'text/html'), 'google_failed'],
    ['a redirect without a place', (response) => response.writeHead(302).end(), 'google_failed'],
    ['304', to('/login', [], 304), 'google_failed'],
    ['a reset', (_response, { socket }) => socket.resetAndDestroy(), 'google_failed'],
    ['a hang', () => {}, 'google_failed'],
    [
      'a body without an end',
      (response) => response.writeHead(302, { location: '/login' }).write('x'),
      'google_failed',
    ],
  ])('%s', async (_what, fault, error) => {
    gateway.stub.reset({ '*': fault });
    for (const path of ['/auth/google', '/auth/google/callback?code=x']) {
      expect((await open(path)).location).toBe(`/login?error=${error}`);
    }
  });
});

const cookieFor = async (cookie: string) => {
  gateway.stub.reset({ '*': to(AUTHORISE, [cookie]) });
  return (await open('/auth/google')).cookies;
};

describe('cookies of the sign-in', () => {
  test('are host-only and HttpOnly', async () => {
    expect(await cookieFor(`${JOURNEY}; Max-Age=600; Path=/; HttpOnly; Secure; SameSite=Lax`)).toEqual([
      `${JOURNEY}; Path=/; HttpOnly; SameSite=Lax; Max-Age=600; Secure`,
    ]);
    expect(await cookieFor('google-journey=a; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT')).toEqual([
      'google-journey=a; Path=/auth/google; HttpOnly; SameSite=Lax; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
    ]);
    expect(await cookieFor('a=b; Domain=example; Path=/admin; SameSite=None; Priority=High')).toEqual([
      'a=b; Path=/auth/google; HttpOnly; SameSite=Lax',
    ]);
  });

  test.each(['a', '=b', 'a b=c', 'a=b,c', `a=${'x'.repeat(5_000)}`])('%j is dropped', async (cookie) => {
    expect(await cookieFor(cookie)).toEqual([]);
  });

  test('may be several', async () => {
    gateway.stub.reset({ '*': to(AUTHORISE, ['a=1', 'b=2']) });
    expect((await open('/auth/google')).cookies).toHaveLength(2);
  });

  test('over 8 kB are not passed on', async () => {
    await open('/auth/google/callback', { cookie: `a=${'x'.repeat(9_000)}` });
    expect(gateway.stub.calls[0]!.headers.cookie).toBeUndefined();
  });
});
