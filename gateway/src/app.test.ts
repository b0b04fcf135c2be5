import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { printSchema } from 'schema/graph.ts';
import { startTestGateway, type TestGateway } from './testing/index.ts';
import { ofAnatomy, TOPICS_CALL } from './testing/rows.ts';

const NO_WEB = { webFolder: '/nothing/here' };
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway(NO_WEB);
});
afterAll(() => gateway.close());

describe('routes beside GraphQL', () => {
  test('/healthz and /livez make no upstream call', async () => {
    for (const path of ['/healthz', '/livez']) {
      const response = await fetch(`${gateway.url}${path}`);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ status: 'ok' });
    }
    expect(gateway.callsMade()).toEqual([]);
  });

  test('/schema.graphql is the printed schema', async () => {
    const response = await fetch(`${gateway.url}/schema.graphql`);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const text = await response.text();
    expect(text).toBe(printSchema());
    expect(text).toContain('type BoardSubject');
  });

  test('anything else is 404 as JSON', async () => {
    const response = await fetch(`${gateway.url}/nothing`, { method: 'POST' });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ message: 'No data found', code: 'NOT_FOUND' });
  });
});

describe('security headers', () => {
  const ROUTES = [
    '/',
    '/healthz',
    '/readyz',
    '/schema.graphql',
    '/graphql',
    '/nothing',
    '/graphql?query={boards{name}}',
  ];

  test.each(ROUTES)('%s', async (path) => {
    const { headers } = await fetch(`${gateway.url}${path}`, { headers: { accept: 'text/html' } });
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    const policy = headers.get('content-security-policy')!;
    for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
      expect(policy).toContain(directive);
    }
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).not.toMatch(/https?:/);
    expect(policy.split(';')).toContain("script-src 'self'");
  });

  test('the response to a GraphQL POST has the strict policy', async () => {
    const { headers } = await gateway.graphql('{ boards { name } }');
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(headers.get('content-security-policy')).not.toContain('apollographql.com');
  });
});

describe('stopping', () => {
  test('waits for requests in progress, and accepts no new ones', async () => {
    const stopping = await startTestGateway(NO_WEB);
    const asked = Promise.withResolvers<ServerResponse>();
    stopping.stub.reset({ [TOPICS_CALL]: asked.resolve });
    const underWay = stopping.dataOf(ofAnatomy('topics'));
    const upstreamAnswer = await asked.promise;
    const stopped = stopping.close();
    const isOpen = () =>
      fetch(`${stopping.url}/healthz`).then(
        () => true,
        () => false,
      );
    await expect.poll(isOpen, { timeout: 10_000 }).toBe(false);
    upstreamAnswer.end('{"data":["Heart"]}');
    expect(await underWay).toEqual({ boardSubject: { topics: ['Heart'] } });
    await stopped;
  });

  test('a port in use is an error, and leaves nothing open', async () => {
    await expect(startTestGateway({ env: { PORT: new URL(gateway.url).port } })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
  });
});

test('bytes that are not HTTP do no harm', async () => {
  const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
  socket.write('NONSENSE\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1.1 400 /);
  expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
});
