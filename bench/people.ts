import { chromium, type Browser, type Page } from 'playwright-core';
import { findChromium } from '../scripts/chromium.ts';
import { admin } from '../tests/testkit/admin.ts';
import { FLAGS, openPage } from '../tests/testkit/browser.ts';
import { queryData } from '../tests/testkit/graphql.ts';
import { newPerson } from '../tests/testkit/people.ts';
import { startPostgres } from '../tests/testkit/postgres.ts';
import { sessionOf } from '../tests/testkit/session.ts';
import { startStack } from '../tests/testkit/stack.ts';
import { median } from './measure.ts';
import type { Section } from './report.ts';

const PEOPLE = 20_000;
const ASKED = 100;
const VISITS = 5;
const PAGES = 25;
const PAGE = 20;
const DESK = { width: 1280, height: 900 };
const FAMILY_NAMES = ['Khatun', 'Rahman', 'Chowdhury', 'Begum', 'Islam', 'Akter', 'Hossain', 'বেগম'];

const SEED = `insert into users (user_id, name, email, contact_number, created_at)
  select 'P' || lpad(n::text, 7, '0'), 'Person ' || n || ' ' || ($1::text[])[1 + n % $2], 'person' || n || '@example.com',
    '+88017' || lpad(n::text, 8, '0'), now() - n * interval '1 minute'
  from generate_series(1, $3::int) n`;
const LIST = `query ($text: String, $after: String) {
  desk { people(text: $text, first: ${PAGE}, after: $after) {
    edges { cursor node { userId name email contactNumber role } } pageInfo { hasNextPage endCursor } } } }`;

type List = {
  desk: { people: { edges: { cursor: string; node: { name: string } }[]; pageInfo: { endCursor: string | null } } };
};
type Row = [what: string, ms: number[], found: number];

/** 20,000 people at the desk: through gateway and api, and as an administrator sees the screen. */
export async function benchPeople(): Promise<Section> {
  await using resources = new AsyncDisposableStack();
  const postgres = await startPostgres();
  resources.defer(() => postgres.stop());
  const unlimited = { RATE_LIMIT_ADDRESS: '0', RATE_LIMIT_VIEWER: '0' };
  const stack = await startStack({ api: { DATABASE_URL: postgres.url, SAMPLE_CONTENT: 'false' }, gateway: unlimited });
  resources.defer(stack.stop);
  await postgres.rows(SEED, [FAMILY_NAMES, FAMILY_NAMES.length, PEOPLE]);
  await postgres.rows('analyze users');
  const { userId, email, token } = await newPerson(stack.url, 'Administrator');
  await admin(stack, 'set-role', userId, 'ADMIN');

  const ask = async (variables: Record<string, unknown>) => {
    const options = { variables, token };
    return (await queryData<List>(stack.url, LIST, options)).desk.people;
  };
  const rows = await askAll(ask);
  const executablePath = findChromium();
  if (!executablePath) throw new Error('This part needs a Chromium. Install one and set CHROMIUM_PATH to it.');
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  resources.defer(() => browser.close());
  rows.push(...(await visitAll(browser, stack.url, email)));
  return {
    title: `${PEOPLE.toLocaleString('en-GB')} people at the desk`,
    head: ['', 'median ms', 'slowest ms', 'people shown'],
    rows: rows.map(([what, times, found]) => [what, Math.round(median(times)), Math.round(Math.max(...times)), found]),
    notes: [
      `Gateway and api on PostgreSQL. The list is asked for over GraphQL, ${ASKED} times each. In Chromium at 1280 px, ${VISITS} visits: from the click or the address to the frame that shows the people.`,
    ],
  };
}

async function askAll(ask: (variables: Record<string, unknown>) => Promise<List['desk']['people']>): Promise<Row[]> {
  const first = await ask({});
  const second = first.pageInfo.endCursor;
  const before = (cursor: string | null, places: number) => String(Number(cursor) - places);
  const kinds: [string, Record<string, unknown>][] = [
    ['first page', {}],
    ['next page', { after: second }],
    ['a page in the middle', { after: before(second, PEOPLE / 2) }],
    ['last page', { after: before(second, PEOPLE - PAGE - 1) }],
    ['a part of many names', { text: 'chowdh' }],
    ['the next page of these', { text: 'chowdh', after: before(second, PEOPLE / 2) }],
    ['a part of one name', { text: 'son 17321' }],
    ['a Bangla name', { text: 'বেগম' }],
    ['a phone number', { text: '01700-017321' }],
    ['an address', { text: 'PERSON17321@example.com' }],
    ['nobody', { text: 'nobody at all' }],
  ];
  const times = new Map(kinds.map(([name]) => [name, [] as number[]]));
  const found = new Map<string, number>();
  for (let round = 0; round < ASKED; round += 1) {
    for (const [name, variables] of kinds) {
      const start = performance.now();
      const { edges } = await ask(variables);
      times.get(name)!.push(performance.now() - start);
      found.set(name, edges.length);
    }
  }
  return kinds.map(([name]) => [`GraphQL: ${name}`, times.get(name)!, found.get(name)!]);
}

async function visitAll(browser: Browser, baseURL: string, email: string): Promise<Row[]> {
  const storageState = await sessionOf(browser, baseURL, email);
  const names = [
    'everybody, by its address',
    'the next 20',
    `the next 20 after ${PAGES * PAGE}`,
    'a part of a name',
    'a phone number',
  ];
  const rows = names.map((name): Row => [`the screen: ${name}`, [], 0]);
  const note = (index: number, { ms, count }: { ms: number; count: number }) => {
    rows[index]![1].push(ms);
    rows[index]![2] = count;
  };
  for (let visit = 0; visit < VISITS; visit += 1) {
    const { page, context } = await openPage(browser, { baseURL, storageState, viewport: DESK });
    const start = performance.now();
    await page.goto('/studio/people?show=all');
    await people(page)
      .nth(PAGE - 1)
      .waitFor();
    note(0, { ms: performance.now() - start, count: await people(page).count() });
    note(1, await more(page));
    for (let pages = 2; pages < PAGES; pages += 1) await more(page);
    note(2, await more(page));
    note(3, await find(page, 'chowdh'));
    note(4, await find(page, '01700017321'));
    await context.close();
  }
  return rows;
}

const people = (page: Page) => page.locator('main li:has(a[href^="/studio/people/"])');

async function more(page: Page) {
  const count = await people(page).count();
  const start = performance.now();
  await page.getByRole('button', { name: 'Show more' }).click();
  await people(page)
    .nth(count + PAGE - 1)
    .waitFor();
  return { ms: performance.now() - start, count: count + PAGE };
}

async function find(page: Page, text: string) {
  await page.getByRole('searchbox').fill(text);
  const start = performance.now();
  await page.keyboard.press('Enter');
  const found = page.getByRole('region', { name: 'Found' }).getByRole('listitem');
  await found.first().waitFor();
  return { ms: performance.now() - start, count: await found.count() };
}
