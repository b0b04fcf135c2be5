// @module-tag long
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TOKEN } from '../testing/people.ts';
import { ROUTES } from './routes.generated.ts';
import { answer, by, startTestGateway, type Answer, type TestGateway } from '../testing/index.ts';
import { CALLS, type TestCall } from '../testing/calls.ts';
import { INSIDE, MODES, RETRY_AFTER_S, type Mode } from '../testing/modes.ts';

/** The upstream's timeout in tests of hanging, and in all others. */
const SHORT_MS = 1_000;
const LONG_MS = 10_000;
// Promise R1 allows half a second; a busy machine needs more.
const A_LITTLE_MS = 2_000;
const HTTP_STATUS = { UPSTREAM_TIMEOUT: 504, UPSTREAM_UNAVAILABLE: 502, TOO_MANY_REQUESTS: 429 };
/** Fields that are null without an error if their call fails. */
const ORNAMENTS: Record<string, unknown> = {
  'GET /capabilities': { study: false },
  'GET /users/google/available': false,
  'GET /users/referrers/*': null,
};
/** Routes for the api's commands, for readers of its documentation, and those of payments.test.ts. */
const NOT_CALLED = [
  'GET /admin/export',
  'GET /admin/picture-licences',
  'GET /admin/questions/*',
  'GET /admin/questions/*/history',
  'GET /admin/questions/export/pictures',
  'GET /admin/roles',
  'GET /admin/study/readiness',
  'GET /admin/users/find',
  'GET /content/faqs',
  'GET /docs',
  'GET /openapi.yml',
  'GET /payments/*/return',
  'PATCH /admin/questions/*',
  'POST /admin/questions/*/hide',
  'POST /admin/questions/*/show',
  'POST /admin/roles',
  'POST /admin/study/rebuild',
  'POST /payments/*/notify',
  'POST /payments/*/return',
];
const GOOGLE_FAILED = { UPSTREAM_TIMEOUT: 'failed', UPSTREAM_UNAVAILABLE: 'failed', TOO_MANY_REQUESTS: 'busy' };
const OPTIONAL = new Set(['another shape', '200 with nothing']);
const REST = 'rest: board(code: "SYL") { name }';

// All calls fail at once here, so the circuit breaker must stay closed.
const circuit = { minCalls: Infinity };
let hasty: TestGateway;
let deaf: TestGateway;
let patient: TestGateway;
let nowMs = 1;
beforeAll(async () => {
  hasty = await startTestGateway({ circuit, timeoutMs: SHORT_MS, now: () => nowMs });
  patient = await startTestGateway({ circuit, timeoutMs: LONG_MS, now: () => nowMs });
  deaf = await startTestGateway({
    circuit,
    timeoutMs: LONG_MS,
    // Nothing listens on tcpmux; a port that was free a moment ago may be another test's by now.
    env: { UPSTREAM_URL: 'http://127.0.0.1:1/med/api/v1' },
  });
});
afterAll(() => Promise.all([hasty.close(), patient.close(), deaf.close()]));

// In a template, with one within.
const VALUE = /\$\{(?:[^{}`]|`[^`]*`|\{[^{}]*\})*\}/g;
const idOf = (call: string) => `fault-${call.replaceAll(/[^a-z-]/gi, '_')}`;

/** A working API, except for the call under test. */
function upstreamWith(fault: Answer | undefined) {
  return Object.fromEntries(
    CALLS.map(({ call, at, answers }) => {
      const [method, path = ''] = call.split(' ');
      const good = answer(200, answers ?? {});
      const route = by((response, request) => {
        const isMeant = fault && request.headers['x-request-id'] === idOf(call);
        (isMeant ? fault : good)(response, request);
      });
      return [`${method} ${at ?? path}`, route];
    }),
  );
}

const withRest = (query: string) => (query.startsWith('mutation') ? query : query.replace('{', `{ ${REST} `));

async function ask(to: TestGateway, { call, query, variables, path = '', json }: TestCall) {
  const headers = { 'x-request-id': idOf(call) };
  const begun = performance.now();
  const took = () => performance.now() - begun;
  if (query !== undefined) {
    const { status, text, body } = await to.graphql(withRest(query), variables, { token: TOKEN, headers });
    return { status, text, body, location: null, tookMs: took() };
  }
  const withToken = { ...headers, authorization: `Bearer ${TOKEN}` };
  const upload = {
    method: 'POST',
    body: json ? JSON.stringify(json) : '--x--',
    headers: { ...withToken, 'content-type': json ? 'application/json' : 'multipart/form-data; boundary=x' },
  };
  const response = await fetch(`${to.url}${path}`, {
    redirect: 'manual',
    ...(call.startsWith('POST') ? upload : { headers: path.startsWith('/exchange') ? withToken : headers }),
  });
  const text = await response.text();
  const location = response.headers.get('location');
  return { status: response.status, text, body: undefined, location, tookMs: took() };
}

/** The error that the reader gets for a fault. */
function outcomeOf({ call, path }: TestCall, { status, body, location }: Awaited<ReturnType<typeof ask>>) {
  if (path?.startsWith('/auth')) return location;
  if (path) return status;
  const [error, ...more] = body?.errors ?? [];
  if (!error) return `well: ${call in ORNAMENTS ? JSON.stringify(body?.data.part) : 'yes'}`;
  return more.length > 0 ? `${more.length + 1} errors` : error.extensions?.code;
}

function expected({ call, path, passes }: TestCall, { code, isWhole, name }: Mode) {
  if (call in ORNAMENTS) return `well: ${JSON.stringify(ORNAMENTS[call])}`;
  if (path?.startsWith('/auth'))
    return name === 'a redirect' ? '/login?error=google_failed' : `/login?error=google_${GOOGLE_FAILED[code]}`;
  if (path) return HTTP_STATUS[code];
  const isPassed = passes === 'any body' ? isWhole : passes === 'any JSON' && OPTIONAL.has(name);
  return isPassed ? 'well: yes' : code;
}

function batches(calls: TestCall[], size: number) {
  const inParts = (all: TestCall[], most: number) =>
    Array.from({ length: Math.ceil(all.length / most) }, (_, at) => all.slice(at * most, (at + 1) * most));
  const isExchange = ({ path }: TestCall) => path?.startsWith('/exchange') ?? false;
  const [first, later] = [calls.filter(({ follows }) => !follows), calls.filter(({ follows }) => follows)];
  const others = later.filter((call) => !isExchange(call));
  // One reader may have two exchanges on their way.
  return [...inParts(first, size), ...inParts(others, size), ...inParts(later.filter(isExchange), 2)];
}

const gatewayFor = ({ code }: Mode) => (code === 'UPSTREAM_TIMEOUT' ? hasty : patient);

describe.each(MODES)('$name', (mode) => {
  test('ends each call in time with its code; other fields are returned, no internals disclosed', async () => {
    const to = mode.fault ? gatewayFor(mode) : deaf;
    const budgetMs = mode.code === 'UPSTREAM_TIMEOUT' ? SHORT_MS : LONG_MS;
    for (const calls of batches(CALLS, mode.isHeavy ? 4 : CALLS.length)) {
      to.stub.reset(upstreamWith(mode.fault));
      const answers = await Promise.all(calls.map((call) => ask(to, call)));
      expect(calls.map((call, index) => [call.call, outcomeOf(call, answers[index]!)])).toEqual(
        calls.map((call) => [call.call, expected(call, mode)]),
      );
      for (const [index, { text, body, tookMs }] of answers.entries()) {
        const { call, query, nullsAll } = calls[index]!;
        expect(text).not.toContain(INSIDE);
        expect(text).not.toContain(new URL(to.stub.url).host);
        expect([call, tookMs < budgetMs + A_LITTLE_MS]).toEqual([call, true]);
        if (!query || query.startsWith('mutation') || nullsAll) continue;
        expect([call, body?.data.rest]).toEqual([call, { name: 'Sylhet' }]);
        const [error] = body?.errors ?? [];
        if (error?.extensions?.code === 'TOO_MANY_REQUESTS') expect(error.extensions.retryAfter).toBe(RETRY_AFTER_S);
      }
    }
  });

  test('leaves cached public content available', async () => {
    const to = mode.fault
      ? gatewayFor(mode)
      : await startTestGateway({ circuit, timeoutMs: LONG_MS, now: () => nowMs });
    to.stub.reset(upstreamWith(undefined));
    const calls = CALLS.filter(({ isPublic }) => isPublic);
    const warm = await Promise.all(calls.map((call) => ask(to, call)));
    for (const { body } of warm) expect(body?.errors).toBeUndefined();
    // Older than a response that is served during a refresh.
    nowMs += 11 * 60_000;
    const callsBefore = to.stub.calls.length;
    if (mode.fault) to.stub.change(upstreamWith(mode.fault));
    else await to.stub.close();
    const stale = await Promise.all(calls.map((call) => ask(to, call)));
    expect(stale.map(({ body }) => body)).toEqual(warm.map(({ body }) => body));
    if (mode.fault) expect(to.stub.calls.length).toBeGreaterThan(callsBefore);
    else await to.stop();
  });
});

test('all operations work without faults', async () => {
  patient.stub.reset(upstreamWith(undefined));
  const graphql = CALLS.filter(({ query }) => query !== undefined);
  for (const call of graphql) {
    const { body, text } = await ask(patient, call);
    expect(body?.errors, text).toBeUndefined();
  }
  const made = new Set(patient.stub.calls.map(({ method, path }) => `${method} ${path}`));
  for (const { call, at } of graphql) expect(made).toContain(at ? `${call.split(' ')[0]} ${at}` : call);
});

describe('the tables', () => {
  const inTable = CALLS.map(({ call }) => call).sort();

  test('of calls has every route of the contract that the gateway calls', () => {
    const routes = Object.entries(ROUTES).flatMap(([method, paths]) => paths.map((path) => `${method} ${path}`));
    expect([...inTable, ...NOT_CALLED].sort()).toEqual(routes.sort());
  });

  test('have every path in the sources', () => {
    const folder = new URL('../', import.meta.url);
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) =>
        /^(?!metrics|pages|realtime|graphql|testing).*\/(?!test-)[\w-]+(?<!\.test|\.generated)\.ts$/.test(file),
      )
      .map((file) => readFileSync(new URL(file, folder), 'utf8'))
      .filter((text) => /\brest\.|upstream\.open\w*\(|\bPROBE\b/.test(text));
    const addresses = sources.flatMap((text) =>
      [...text.replaceAll(VALUE, '*').matchAll(/[`'](\/[a-z][^`'?*]*(?:\*[^`'?*]*)*)/g)].map(([, path = '']) =>
        path.replace(/(?<=[^/])\*$/, ''),
      ),
    );
    const paths = new Set(inTable.map((call) => call.split(' ')[1]));
    // The gateway's own paths in the same files.
    const own = new Set(['/google', '/google/callback', '/auth/google', '/login', '/images/*', '/payments/*/*']);
    expect(addresses.filter((path) => !paths.has(path) && !own.has(path))).toEqual([]);
    expect(addresses.length).toBeGreaterThan(30);
  });
});
