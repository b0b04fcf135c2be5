import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientOf, listen } from '../../gateway/src/testing/live-clients.ts';
import { API, ROOT } from '../../scripts/programs.ts';
import { bell, counts, eventually, openPanel, titles } from '../journeys/notifications/bell.ts';
import { post } from '../journeys/notifications/notify.ts';
import { browserOf, signedUp } from '../journeys/notifications/people.ts';
import { openBrowser } from '../testkit/browser.ts';
import { dataFolder } from '../testkit/data-folder.ts';
import { freePort } from '../testkit/free-port.ts';
import { queryData } from '../testkit/graphql.ts';
import { startInstance } from '../testkit/instance.ts';
import { newPerson, PASSWORD, signIn } from '../testkit/people.ts';
import { restOf, startTopology, type Topology } from '../testkit/topology.ts';
import { until } from '../testkit/until.ts';

const PICTURE = readFileSync(join(ROOT, 'api/src/content/site/pictures/banner-boards.webp'));
const TEN_S = { timeout: 10_000 };
const ADDRESS_POINTS = 300;
const VIEWER_POINTS = 200;

let topology: Topology;
/** By instance. */
let one: string;
let other: string;
beforeAll(async () => {
  topology = await startTopology({
    gateway: { RATE_LIMIT_ADDRESS: String(ADDRESS_POINTS), RATE_LIMIT_VIEWER: String(VIEWER_POINTS) },
  });
  [one, other] = topology.apis.map(restOf) as [string, string];
});
afterAll(() => topology?.stop());

const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
/** As sent by the gateway. */
const from = (address: string) => ({ 'client-ip': address, 'x-gateway-key': topology.gatewayKey });

test('a notification posted on either api reaches every listener of either gateway, once', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, (_, index) => newPerson(topology.url, `Reader${index}`)));
  const clients = people.map(({ token }, index) => clientOf(topology.gateways[index % 2]!.url, token));
  const heard = clients.map((client) => listen(client));
  const post1 = (title: string) => post({ rest: one, adminToken: topology.adminToken }, { title });
  const post2 = (title: string) => post({ rest: other, adminToken: topology.adminToken }, { title });
  await Promise.all(
    heard.map(({ rows }) =>
      until('the line stands', async () => {
        await post1('Is anybody there?');
        return rows.length > 0;
      }),
    ),
  );
  for (let number = 1; number <= 20; number += 1) await (number % 2 ? post1 : post2)(`Number ${number}`);
  const numbered = (rows: { title: string }[]) =>
    rows.flatMap(({ title }) => (title.startsWith('Number') ? Number(title.slice(7)) : []));
  const all = Array.from({ length: 20 }, (_, index) => index + 1);
  for (const { rows } of heard) await expect.poll(() => numbered(rows).toSorted((a, b) => a - b), TEN_S).toEqual(all);
  // Nobody receives another person's notifications, whichever instances are involved.
  const [person] = people;
  await post({ rest: other, adminToken: topology.adminToken }, { user: person!.userId, title: 'Number 21' });
  await expect.poll(() => numbered(heard[0]!.rows).includes(21), TEN_S).toBe(true);
  expect(heard.slice(1).some(({ rows }) => numbered(rows).includes(21))).toBe(false);
  for (const { ids } of heard) expect(new Set(ids).size).toBe(ids.length);
  for (const client of clients) void client.dispose();
});

test('a notification posted on either api reaches a browser that reads through the second gateway, once', async () => {
  const { url } = topology.gateways[1]!;
  const browser = await openBrowser();
  try {
    const person = await signedUp(url, 'Browser');
    const { page, faults } = await browserOf(browser, url, person);
    await page.goto('/board-question/DHK/_1/ANAT');
    await bell(page).waitFor();
    await openPanel(page);
    const { userId: user } = person.user;
    const expected: string[] = [];
    for (const title of ['One', 'Two', 'Three', 'Four']) {
      await post({ rest: expected.length % 2 ? other : one, adminToken: topology.adminToken }, { user, title });
      expected.unshift(title);
      await eventually(() => titles(page)).toEqual(expected);
    }
    await counts(page, expected.length);
    expect(faults).toEqual([]);
  } finally {
    await browser.close();
  }
});

test('a session opened on one instance holds on the other, and ends on both', async () => {
  const { userId, email } = await newPerson(topology.gateways[0]!.url, 'Sessions');
  const { token } = await signIn(topology.gateways[1]!.url, email);
  const status = async (rest: string) =>
    (await fetch(`${rest}/users?user_id=${userId}`, { headers: bearer(token) })).status;
  expect([await status(one), await status(other)]).toEqual([200, 200]);
  expect(await queryData(topology.gateways[0]!.url, 'mutation { logOut }', { token })).toEqual({ logOut: true });
  expect([await status(one), await status(other)]).toEqual([401, 401]);
});

test('password attempts count on both instances together', async () => {
  const { email } = await newPerson(topology.url, 'Limits');
  const logIn = async (rest: string, password: string) =>
    (await fetch(`${rest}/users/login`, json({ email, password }, from('203.0.113.7')))).status;
  const statuses = [];
  for (let number = 0; number < 6; number += 1) statuses.push(await logIn(number % 2 ? one : other, 'wrong-1'));
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  expect([await logIn(one, PASSWORD), await logIn(other, PASSWORD)]).toEqual([429, 429]);
});

test('the budget of a reader counts on both gateways together', async () => {
  const { token } = await newPerson(topology.url, 'Budget');
  const budget = ADDRESS_POINTS + VIEWER_POINTS;
  // A gateway knows the reader after the api has accepted the token.
  const bodies = json({ query: '{ viewer { id } }' }, { ...bearer(token), 'x-forwarded-for': '203.0.113.50' });
  const ask = async (gateway: number) => (await fetch(`${topology.gateways[gateway]!.url}/graphql`, bodies)).status;
  const statuses: number[] = [];
  const askOn = async (gateway: number) => {
    while (statuses.length < budget) statuses.push(await ask(gateway));
  };
  await Promise.all(Array.from({ length: 20 }, (_, index) => askOn(index % 2)));
  // Twenty are in flight when the budget is spent.
  expect(statuses.filter((status) => status === 200)).toHaveLength(budget);
  expect([await ask(0), await ask(1)]).toEqual([429, 429]);
});

test('R9 a sign-up sent 100 times over both instances, and a picture 20 times, happen once, with one response', async () => {
  const everywhere = async (times: number, send: (rest: string) => Promise<Response>) => {
    const sent = Array.from({ length: times }, (_, index) => send(index % 2 ? one : other));
    return Promise.all(sent.map(async (answer) => [(await answer).status, await (await answer).text()]));
  };
  const distinct = (answers: unknown[]) =>
    [...new Set(answers.map((answer) => JSON.stringify(answer)))].map((text) => JSON.parse(text) as unknown);
  const key = randomUUID();
  const email = `${key}@example.com`;
  const person = { name: 'Twice', email, password: PASSWORD, confirmPassword: PASSWORD };
  const signUp = (name: string) => (rest: string) =>
    fetch(`${rest}/users`, json({ ...person, name }, { 'idempotency-key': key, ...from('203.0.113.8') }));
  expect(distinct(await everywhere(100, signUp('Twice')))).toEqual([[201, expect.stringContaining(email)]]);
  expect((await signUp('Another')(one)).status).toBe(422);
  expect(await topology.postgres.rows('select from users where email = $1', [email])).toHaveLength(1);

  const { token, id } = await signIn(topology.url, email);
  const picture = (rest: string) => {
    const body = new FormData();
    body.append('url', new Blob([PICTURE]), 'a.webp');
    return fetch(`${rest}/images`, { method: 'POST', body, headers: { ...bearer(token), 'idempotency-key': key } });
  };
  const answers: unknown[] = [];
  // Per instance, an account has two in flight.
  for (let round = 0; round < 5; round += 1) answers.push(...(await everywhere(4, picture)));
  const [[status, text], ...more] = distinct(answers) as [[number, string]];
  expect([status, more]).toEqual([201, []]);
  expect(await topology.postgres.rows('select from images where owner = $1', [id])).toHaveLength(1);
  const { images } = JSON.parse(text) as { images: { public_id: string } };
  for (const rest of [one, other]) expect((await fetch(`${rest}/images/${images.public_id}?w=48`)).status).toBe(200);
});

test('four apis that start at once over an empty database fill it once, and all become ready', async () => {
  await topology.postgres.createDatabase('empty');
  const folders = Array.from({ length: 4 }, dataFolder);
  const JWT_SECRET = randomUUID();
  const apis = await Promise.all(
    folders.map(async ({ path }) =>
      startInstance('api', API, {
        PORT: String(await freePort()),
        DATA_DIR: path,
        DATABASE_URL: topology.postgres.urlOf('empty'),
        JWT_SECRET,
        LOG_LEVEL: 'error',
      }),
    ),
  );
  try {
    for (const { url } of apis) expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const count = (database: string) =>
      topology.postgres.rows(
        `select (select count(*) from questions) as questions, (select count(*) from question_places) as places,
                (select count(*) from image_originals join images using (public_id)
                  where owner = (select id from users where user_type = 'house')) as pictures, (select count(*) from banners) as banners,
                (select count(*) from search_titles) as titles, (select count(*) from users where user_type <> 'student') as staff,
                (select count(*) from drizzle.__drizzle_migrations) as migrations`,
        [],
        database,
      );
    expect(await count('empty')).toEqual(await count('study'));
    expect(await count('empty')).toMatchObject([{ staff: '2' }]);
    // Each has written its own token.
    for (const [index, { url }] of apis.entries()) {
      const token = readFileSync(join(folders[index]!.path, 'admin-token'), 'utf8').trim();
      const { status } = await fetch(`${url}/med/api/v1/affiliate/1`, { headers: bearer(token) });
      expect(status).not.toBe(401);
    }
  } finally {
    await Promise.all(apis.map((api) => api.stop()));
    for (const folder of folders) folder.remove();
  }
});

test('over PostgreSQL, which others may share, no api generates a key', async () => {
  const { path, remove } = dataFolder();
  const env = { PORT: '0', DATA_DIR: path, DATABASE_URL: topology.postgres.url, JWT_SECRET: '' };
  await expect(startInstance('api, on purpose without JWT_SECRET', API, env)).rejects.toThrow('did not start');
  remove();
});
