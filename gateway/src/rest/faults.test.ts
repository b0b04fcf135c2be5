import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answer, startTestGateway, tokenOf, type Answer, type TestGateway } from '../testing/index.ts';
import { CHAPTERS_CALL, pageRow, sbaRow, TOPICS_CALL, YEAR_CALL, YEARS_CALL } from '../testing/rows.ts';
import { DEADLINE_MS, FAULTS, GOOD, hundredMegabytes, TIMEOUT, UNAVAILABLE, type Fault } from '../testing/faults.ts';

// Tolerance for a busy machine with two cores.
const A_LITTLE_MS = 1_500;
const MAX_BODY_BYTES = 5 * 1024 * 1024;

let gateway: TestGateway;
// Nothing listens on tcpmux; a port that was free a moment ago may be another test's by now.
const REFUSED_PORT = 1;
let redirects = 0;
const elsewhere = createServer((_request, response) => {
  redirects++;
  response.end('{"data":["from elsewhere"]}');
});

beforeAll(async () => {
  gateway = await startTestGateway({ timeoutMs: DEADLINE_MS });
  await once(elsewhere.listen(0, '127.0.0.1'), 'listening');
});
beforeEach(() => {
  redirects = 0;
});
afterAll(async () => {
  await gateway.close();
  elsewhere.close();
});

// The other server's port is known once it listens.
const REDIRECT: Fault = [
  'a redirect to another host',
  (response) => {
    const { port } = elsewhere.address() as AddressInfo;
    response.writeHead(302, { location: `http://127.0.0.1:${port}/` }).end(GOOD);
  },
  UNAVAILABLE,
];

const early: Answer = (response) => {
  response.writeProcessing();
  response.writeEarlyHints({ link: '</style.css>; rel=preload' });
  response.writeHead(200).end(GOOD);
};

const late =
  (body: unknown): Answer =>
  (response) =>
    setTimeout(() => response.end(JSON.stringify(body)), DEADLINE_MS * 0.7);

const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;

/** Runs a query in which one call has the fault; returns its duration too. */
async function meet(fault: Answer, port?: number) {
  gateway.stub.reset({ [TOPICS_CALL]: fault, [YEARS_CALL]: { data: { year: [2024] } }, [CHAPTERS_CALL]: { data: [] } });
  const target =
    port === undefined
      ? gateway
      : await startTestGateway({ env: { UPSTREAM_URL: `http://127.0.0.1:${port}/med/api/v1` } });
  const begun = performance.now();
  const { status, body } = await target.graphql(`{
    faulty: boardSubject(board: "DHK", prof: "_1", subject: "ANAT") { topics }
    board(code: "SYL") { name }
    ${port === undefined ? 'good: boardSubject(board: "DHK", prof: "_1", subject: "ANAT") { years } chapters(prof: "_1", subject: "ANAT") { id }' : ''}
  }`);
  const tookMs = performance.now() - begun;
  if (port !== undefined) await target.close();
  return { status, body, tookMs };
}

describe('an upstream fault ends in time, with its code, and fails no other field', () => {
  test.each([...FAULTS, REDIRECT])('%s', async (_name, fault, [code, message]) => {
    const { status, body, tookMs } = await meet(fault);
    expect(status).toBe(200);
    expect(body.data).toEqual({
      faulty: { topics: null },
      board: { name: 'Sylhet' },
      good: { years: [2024] },
      chapters: [],
    });
    expect(body.errors).toMatchObject([
      { message, path: ['faulty', 'topics'], locations: expect.any(Array), extensions: { code } },
    ]);
    expect(tookMs).toBeLessThan(DEADLINE_MS + A_LITTLE_MS);
    expect(redirects).toBe(0);
    expect(gateway.stub.calls.filter(({ path }) => path === TOPICS_CALL)).toHaveLength(1);
  });

  test('a refused connection', async () => {
    const { body, tookMs } = await meet(() => {}, REFUSED_PORT);
    expect(body.data).toEqual({ faulty: { topics: null }, board: { name: 'Sylhet' } });
    expect(body.errors).toMatchObject([{ message: UNAVAILABLE[1], extensions: { code: UNAVAILABLE[0] } }]);
    expect(JSON.stringify(body)).not.toContain('127.0.0.1');
    expect(tookMs).toBeLessThan(A_LITTLE_MS);
  });

  test('informational responses are no fault', async () => {
    const { body } = await meet(early);
    expect(body.errors).toBeUndefined();
    expect(body.data.faulty).toEqual({ topics: ['Heart'] });
  });

  test('a response in many small pieces within the deadline is no fault, in any script', async () => {
    const topics = ['হৃৎপিণ্ড', 'é', '😀'];
    const inBytes: Answer = async (response) => {
      for (const byte of Buffer.from(JSON.stringify({ data: topics }))) response.write(Buffer.of(byte));
      response.end();
    };
    const { body } = await meet(inBytes);
    expect(body.data.faulty).toEqual({ topics });
  });
});

describe('the size of a response', () => {
  test.each([
    ['announced', hundredMegabytes.announced],
    ['in chunks', hundredMegabytes.inChunks],
  ])('100 MB %s are rejected before they are read', async (_how, fault) => {
    await meet(fault);
    // What the gateway read, plus the buffers of both ends.
    expect(hundredMegabytes.written()).toBeLessThan(MAX_BODY_BYTES + 20 * 1024 * 1024);
  });

  test('just below the limit is accepted', async () => {
    const stem = 'x'.repeat(MAX_BODY_BYTES - 10_000);
    const other = await startTestGateway({ routes: { [YEAR_CALL]: pageRow([sbaRow({ stem })]) } });
    const query = `{ boardSubject(board: "DHK", prof: "_1", subject: "ANAT") {
      yearQuestions(year: 2024) { questions { stem } } } }`;
    const data = await other.dataOf(query);
    expect(data.boardSubject.yearQuestions.questions[0].stem).toHaveLength(stem.length);
    await other.close();
  });
});

describe('a request has one deadline', () => {
  test('for sequential calls together', async () => {
    gateway.stub.reset({
      [CHAPTERS_CALL]: late({ data: [{ _id: 42, chapter_name: 'Thorax', total_question: 1 }] }),
      '/bank-filter/42': late(pageRow()),
    });
    const error = await gateway.errorOf('{ chapter(id: "_1-ANAT-42") { name questions { questions { id } } } }');
    expect(error).toMatchObject({ path: ['chapter', 'questions'], extensions: { code: 'UPSTREAM_TIMEOUT' } });
  });

  test('and a late response about access locks and fails nothing', async () => {
    gateway.stub.reset({ [YEAR_CALL]: pageRow(), '/users': () => {} });
    const begun = performance.now();
    const data = await gateway.dataOf(
      `{ boardSubject(board: "DHK", prof: "_1", subject: "ANAT") {
        yearQuestions(year: 2024) { questions { id } pagination { tabs { locked } } } } }`,
      {},
      { token: tokenOf({ user_id: 'u-7' }) },
    );
    expect(data.boardSubject.yearQuestions.pagination.tabs).toEqual([
      { locked: false },
      { locked: false },
      { locked: false },
    ]);
    expect(performance.now() - begun).toBeLessThan(DEADLINE_MS + A_LITTLE_MS);
  });
});

describe('afterwards', () => {
  test('more hanging calls than connections release all of them', async () => {
    const other = await startTestGateway({ timeoutMs: DEADLINE_MS, routes: { [TOPICS_CALL]: () => {} } });
    const topics = '{ boardSubject(board: "DHK", prof: "_1", subject: "ANAT") { topics } }';
    const begun = performance.now();
    const errors = await Promise.all(Array.from({ length: 130 }, () => other.errorOf(topics)));
    expect(new Set(errors.map(({ extensions }) => extensions?.code))).toEqual(new Set([TIMEOUT[0]]));
    expect(performance.now() - begun).toBeLessThan(DEADLINE_MS + 2 * A_LITTLE_MS);
    await expect.poll(other.stub.openSockets).toBe(0);
    other.stub.reset({ [TOPICS_CALL]: answer(200, GOOD) });
    expect(await other.dataOf(topics)).toEqual({ boardSubject: { topics: ['Heart'] } });
    await other.close();
  });

  test('no socket or timer is open', async () => {
    const other = await startTestGateway({ timeoutMs: 60_000 });
    const before = timers();
    for (const [name, fault] of FAULTS.filter(([, , [code]]) => code !== TIMEOUT[0])) {
      other.stub.reset({ [TOPICS_CALL]: fault });
      await other.errorOf('{ boardSubject(board: "DHK", prof: "_1", subject: "ANAT") { topics } }');
      // A call's timer must not outlive the call.
      await expect.poll(timers, { message: name }).toBeLessThanOrEqual(before + 2);
    }
    expect(other.stub.openSockets()).toBeLessThanOrEqual(1);
    other.stub.reset({ [TOPICS_CALL]: answer(200, GOOD) });
    await other.dataOf('{ boardSubject(board: "DHK", prof: "_1", subject: "ANAT") { topics } }');
    expect(other.stub.openSockets()).toBe(1);
    await other.stop();
    await expect.poll(other.stub.openSockets).toBe(0);
    await other.close();
  });

  test('a restarted upstream is reached again', async () => {
    const { body } = await meet(answer(200, GOOD));
    expect(body.errors).toBeUndefined();
    gateway.stub.cutAll();
    await expect.poll(async () => (await meet(answer(200, GOOD))).body.errors).toBeUndefined();
  });
});

test('a timeout names its call in the log, also where the wait was for another reader’s call', async () => {
  const log: Record<string, unknown>[] = [];
  const sink = { write: (line: string) => void log.push(JSON.parse(line) as Record<string, unknown>) };
  const hanging = await startTestGateway({ timeoutMs: DEADLINE_MS, log: sink });
  const hang: Answer = () => {};
  hanging.stub.reset({ '/faqs': hang, '/users': hang, '/images/x': hang, '/users/google': hang });
  await Promise.all([
    hanging.graphql('{ faqs { id } }'),
    hanging.graphql('{ home { faqs { id } } }'),
    hanging.graphql('{ viewer { id } }', {}, { token: tokenOf({ user_id: '7' }) }),
    fetch(`${hanging.url}/images/x`),
    fetch(`${hanging.url}/auth/google`, { redirect: 'manual' }),
  ]);
  await hanging.close();
  const failures = log.filter(({ level }) => Number(level) >= 40);
  expect(failures.map(({ call }) => String(call)).toSorted()).toEqual([
    'GET /faqs',
    'GET /faqs',
    'GET /images/*',
    'GET /users',
    'GET /users/google',
  ]);
});
