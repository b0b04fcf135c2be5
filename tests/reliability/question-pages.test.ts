import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendQuery, queryData } from '../testkit/graphql.ts';
import { newPerson, type Person } from '../testkit/people.ts';
import { restOf, startTopology, type Topology } from '../testkit/topology.ts';

/** Nobody sees an old page through a gateway after this time. */
const SEEN_MS = 30_000;
/** An api notices within this time what another has changed. */
const OTHER_API_MS = 1_000;
const RATE_LIMITS = { RATE_LIMIT_ADDRESS: '0', RATE_LIMIT_VIEWER: '0' };
const yearQuery = (page: number) =>
  `{ boardSubject(board: "DHK", prof: "_1", subject: "ANAT") { yearQuestions(year: 2024, page: ${page}) {
    questions { ref stem } pagination { total } } } }`;

type Question = { ref: string; stem: string };
type YearData = { boardSubject: { yearQuestions: { questions: Question[]; pagination: { total: number } } | null } };

let topology: Topology;
let reader: Person;
let sites: string[];
beforeAll(async () => {
  topology = await startTopology({ gateway: RATE_LIMITS });
  sites = [topology.url, ...topology.gateways.map(({ url }) => url)];
  reader = await newPerson(topology.url, 'Reader');
  await administer(0, '/purchases', {
    user_id: reader.userId,
    plan: 'term',
    duration: '6 months',
    complimentary: 'for a test',
  });
});
afterAll(() => topology?.stop());

async function administer(api: number, path: string, body: object | string, method = 'POST') {
  const type = typeof body === 'string' ? 'application/x-ndjson' : 'application/json';
  const response = await fetch(`${restOf(topology.apis[api]!)}/admin${path}`, {
    method,
    headers: { authorization: `Bearer ${topology.adminToken}`, 'content-type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  expect(response.ok, text).toBe(true);
  return text;
}

const pageOf = async (site: string, page: number, token?: string) => {
  const options = token === undefined ? {} : { token };
  return (await queryData<YearData>(site, yearQuery(page), options)).boardSubject.yearQuestions!;
};
const renderedPage = async (site: string) =>
  (await fetch(`${site}/board-question/DHK/_1/ANAT/2024`, { headers: { accept: 'text/html' } })).text();

/** All that readers read, through nginx and both gateways. */
async function readEverything(): Promise<void> {
  for (const site of sites) {
    await Promise.all([renderedPage(site), pageOf(site, 1), pageOf(site, 1, reader.token)]);
    for (const page of [2, 3]) await pageOf(site, page, reader.token);
  }
}

test('after a correction, a hidden question and an import no old page is shown for longer than 30 s', async () => {
  for (let round = 0; round < 3; round += 1) await readEverything();
  const first = await pageOf(topology.url, 1);
  const second = await pageOf(topology.url, 2, reader.token);
  const [corrected, hidden] = [first.questions[0]!, first.questions[2]!];
  const paid = second.questions[10]!;

  const correct = (api: number, { ref }: Question, stem: string) =>
    administer(api, `/questions/${ref}`, { version: 1, reason: 'A test', set: { stem } }, 'PATCH');
  await correct(0, corrected, 'Which Quokkanerve is it?');
  await correct(1, paid, 'Which Wombatnerve is it?');
  await administer(0, `/questions/${hidden.ref}/hide`, { reason: 'A test' });
  const row = {
    type: 'SBA',
    board: 'DHK',
    years: [2024],
    prof: '_1',
    subject: 'ANAT',
    chapter: 'Thorax',
    topic: 'Thorax',
    stem: 'Which Numbatnerve is it?',
    options: ['one', 'two'].map((text) => ({ text, correct: text === 'one' })),
  };
  const report = await administer(1, '/questions/import?format=jsonl', JSON.stringify(row));
  expect(report).toContain('"imported":1');

  // Pages past the first are confirmed by an api each time.
  await wait(OTHER_API_MS);
  for (const site of sites) {
    const stems = (await pageOf(site, 2, reader.token)).questions.map(({ stem }) => stem);
    expect(stems).toContain('Which Wombatnerve is it?');
    const last = (await pageOf(site, 3, reader.token)).questions.at(-1)!;
    expect(last.stem).toBe(row.stem);
  }

  // Caches that are read all the time are as fresh as others.
  const end = performance.now() + SEEN_MS;
  while (performance.now() < end) {
    await readEverything();
    await wait(500);
  }
  for (const site of sites) {
    for (const token of [undefined, reader.token]) {
      const { questions, pagination } = await pageOf(site, 1, token);
      expect(questions[0]!.stem).toBe('Which Quokkanerve is it?');
      expect(questions.map(({ ref }) => ref)).not.toContain(hidden.ref);
      expect(pagination.total).toBe(first.pagination.total);
    }
    const html = await renderedPage(site);
    expect(html).toContain('Which Quokkanerve is it?');
    expect(html).not.toContain(hidden.stem);
  }
});

test('a reader whose access ends loses page 2 on both gateways with the next request', async () => {
  for (const site of sites) for (let round = 0; round < 2; round += 1) await pageOf(site, 2, reader.token);
  await administer(0, '/purchases/refund', { user_id: reader.userId, plan: 'term' });
  for (const site of sites) {
    const { data, errors } = await sendQuery<YearData>(site, yearQuery(2), { token: reader.token });
    expect(data.boardSubject.yearQuestions).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'PURCHASE_REQUIRED' } }]);
  }
});
