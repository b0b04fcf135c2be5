import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { slowUpload, store, upload } from '../testing/uploads.ts';
import { builtClient, INDEX } from '../testing/web-client.ts';
import { startTestGateway, tokenOf, type Answer, type Routes, type TestGateway } from '../testing/index.ts';
import { mayOpenRedis, mayStartRedis, newAddress, openRedis, startRedis } from '../testing/redis.ts';

const HERE = '203.0.113.7';
const THERE = '203.0.113.8';
const PICTURE = '/images/aB3-_xaB3-_xaB3-_xaB3-';
const away: Answer = (response) => response.writeHead(302, { location: '/login?code=c' }).end();
const picture: Answer = (response) => response.writeHead(200, { 'content-type': 'image/webp' }).end('pixels');
const routes: Routes = {
  'POST /images': store,
  [PICTURE]: picture,
  '/users/google': away,
  '/users/google/callback': away,
};
const REFUSED = { message: 'Too many requests! Please try again later.', code: 'TOO_MANY_REQUESTS' };

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function start(env: Record<string, string>, webFolder?: string): Promise<TestGateway> {
  const gateway = await startTestGateway({ routes, env, ...(webFolder !== undefined && { webFolder }) });
  closing.push(gateway.close);
  return gateway;
}

const put = (gateway: TestGateway, address: string, user = 'RAHIMA', headers: Record<string, string> = {}) =>
  upload(gateway, undefined, {
    authorization: `Bearer ${tokenOf({ user_id: user })}`,
    'x-forwarded-for': address,
    ...headers,
  });
const get = ({ url }: TestGateway, path: string, address: string, headers: Record<string, string> = {}) =>
  fetch(url + path, { redirect: 'manual', headers: { 'x-forwarded-for': address, ...headers } });

async function expectRefused(response: Response) {
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toMatchObject(REFUSED);
}

describe('uploads', () => {
  test('cost eleven points, rejected ones a single point and no upstream call', async () => {
    const gateway = await start({ RATE_LIMIT_ADDRESS: '25' });
    for (const user of ['RAHIMA', 'RAHIMA']) expect((await put(gateway, HERE, user)).status).toBe(201);
    await expectRefused(await put(gateway, HERE));
    expect(gateway.callsMade()).toEqual(['/images', '/images']);
    // 23 of 25 points are used: two requests remain.
    const headers = { 'x-forwarded-for': HERE };
    const ask = async () => (await gateway.graphql('{ __typename }', {}, { headers })).status;
    expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429]);
    expect((await put(gateway, THERE)).status).toBe(201);
  });

  test('of an address are limited, whatever tokens and bodies it sends', async () => {
    const gateway = await start({ RATE_LIMIT_ADDRESS: '24' });
    expect((await put(gateway, HERE, 'U1')).status).toBe(201);
    expect((await put(gateway, HERE, 'U2', { 'content-type': 'text/plain' })).status).toBe(400);
    expect((await put(gateway, HERE, '', { authorization: '' })).status).toBe(401);
    expect((await put(gateway, HERE, 'U3')).status).toBe(201);
    await expectRefused(await put(gateway, HERE, 'U4'));
    await expectRefused(await put(gateway, HERE, 'U5', { 'content-type': 'text/plain' }));
    expect(gateway.callsMade()).toHaveLength(2);
    expect((await put(gateway, THERE, 'U6')).status).toBe(201);
  });

  test('in parallel do not exceed the budget', async () => {
    const gateway = await start({ RATE_LIMIT_ADDRESS: '55' });
    const sent = await Promise.all(Array.from({ length: 20 }, (_, index) => put(gateway, HERE, `U${index}`)));
    const taken = sent.filter(({ status }) => status === 201).length;
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThanOrEqual(5);
    expect(gateway.callsMade()).toHaveLength(taken);
  });
});

test('views of images are charged to the address, in any size, also for missing images', async () => {
  const gateway = await start({ RATE_LIMIT_ADDRESS: '6' });
  for (const size of [100, 200, 300]) expect((await get(gateway, `${PICTURE}?w=${size}`, HERE)).status).toBe(200);
  expect((await get(gateway, `${PICTURE}?w=x`, HERE)).status).toBe(400);
  expect((await get(gateway, '/images/x%2Fy', HERE)).status).toBe(404);
  expect((await get(gateway, '/images/none', HERE)).status).toBe(404);
  await expectRefused(await get(gateway, `${PICTURE}?w=400`, HERE));
  expect(gateway.callsMade()).toHaveLength(4);
  expect((await get(gateway, PICTURE, THERE)).status).toBe(200);
});

test('the sitemap, which may take megabytes, is charged too', async () => {
  const gateway = await start({ RATE_LIMIT_ADDRESS: '2' });
  for (const _ of [1, 2]) expect((await get(gateway, '/sitemap.xml', HERE)).status).toBe(200);
  await expectRefused(await get(gateway, '/sitemap.xml', HERE));
  expect((await get(gateway, '/sitemap.xml', THERE)).status).toBe(200);
});

test('sign-in with Google redirects to the log-in with a reason, without an upstream call', async () => {
  const gateway = await start({ RATE_LIMIT_ADDRESS: '4' });
  const to = async (path: string, address: string) => {
    const response = await get(gateway, path, address);
    expect([response.status, response.headers.get('cache-control')]).toEqual([302, 'no-store']);
    return response.headers.get('location');
  };
  const visited = [];
  for (const path of ['/auth/google', '/auth/google/callback?state=s&code=c']) {
    for (let count = 0; count < 3; count += 1) visited.push(await to(path, HERE));
  }
  const [code, busy] = ['/login?code=c', '/login?error=google_busy'];
  expect(visited).toEqual([code, code, code, code, busy, busy]);
  expect(gateway.callsMade()).toHaveLength(4);
  expect(await to('/auth/google/callback?state=s&code=c', THERE)).toBe(code);
});

describe('rendered pages', () => {
  let client: Awaited<ReturnType<typeof builtClient>>;
  const rendered: string[] = [];
  beforeEach(async () => {
    client = await builtClient();
    closing.push(client.remove);
    client.renderBy(async (page) => (rendered.push(page), { status: 200, html: `<p>${page}</p>` }));
    rendered.length = 0;
  });

  test('beyond the budget of an address are rendered by browsers', async () => {
    const gateway = await start({ RATE_LIMIT_ADDRESS: '3' }, client.webFolder);
    const open = async (path: string, address: string) => {
      const response = await get(gateway, path, address, { accept: 'text/html', 'accept-encoding': 'gzip' });
      return [response.status, await response.text()];
    };
    for (const page of ['/a', '/b', '/a']) expect(await open(page, HERE)).toEqual([200, `<p>${page}</p>`]);
    for (const page of ['/a', '/c', '/d']) expect(await open(page, HERE)).toEqual([200, INDEX]);
    expect(await open('/c', THERE)).toEqual([200, '<p>/c</p>']);
    expect(rendered).toEqual(['/a', '/b', '/c']);
  });
});

describe('with Redis', () => {
  /** Waits for the connection; until then an instance counts by itself. */
  async function connected({ url, keysWith }: Pick<Awaited<ReturnType<typeof openRedis>>, 'url' | 'keysWith'>) {
    const gateway = await start({ RATE_LIMIT_ADDRESS: '25', REDIS_URL: url });
    const seen = async () => {
      const address = newAddress();
      await get(gateway, '/images/none', address);
      return keysWith(address);
    };
    await expect.poll(seen, { timeout: 10_000 }).toHaveLength(1);
    gateway.stub.reset(routes);
    return gateway;
  }

  test.runIf(mayOpenRedis)('two gateways share an address’s budget for uploads, views and sign-ins', async () => {
    const redis = await openRedis();
    closing.push(redis.close);
    const [one, two] = [await connected(redis), await connected(redis)];
    const [here, there] = [newAddress(), newAddress()];
    expect((await put(one, here, `${here} 1`)).status).toBe(201);
    expect((await put(two, here, `${here} 2`)).status).toBe(201);
    expect((await get(one, PICTURE, here)).status).toBe(200);
    // 23 of 25 points are used; a rejected request costs one.
    await expectRefused(await put(one, here, `${here} 3`));
    expect((await get(two, '/auth/google', here)).headers.get('location')).toBe('/login?code=c');
    for (const gateway of [one, two]) {
      await expectRefused(await get(gateway, PICTURE, here));
      await expectRefused(await put(gateway, here, `${here} 4`));
      expect((await get(gateway, '/auth/google', here)).headers.get('location')).toBe('/login?error=google_busy');
    }
    expect((await get(two, PICTURE, there)).status).toBe(200);
  });

  // Its own Redis, because it is stopped.
  test.runIf(mayStartRedis)(
    'an upload whose client leaves while Redis hangs leaves nothing open, and the next one succeeds',
    async () => {
      const redis = await startRedis();
      closing.push(() => redis.kill());
      const gateway = await connected(redis);
      redis.kill('SIGSTOP');
      const { outgoing } = slowUpload(gateway, { 'x-forwarded-for': HERE, expect: '100-continue' });
      outgoing.flushHeaders();
      // The gateway has received it and asks Redis.
      await once(outgoing, 'continue');
      outgoing.destroy();
      expect((await put(gateway, THERE)).status).toBe(201);
      // A request that waited for the rest of its body would be counted here for seconds.
      const metrics = await (await fetch(`${gateway.url}/metrics`)).text();
      expect(metrics).toContain('gateway_upstream_calls_under_way 0\n');
      expect(gateway.callsMade()).toHaveLength(1);
    },
  );
});
