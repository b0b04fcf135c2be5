import { Agent, request, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { startTestGateway } from '../testing/index.ts';
import { ofAnatomy, TOPICS_CALL } from '../testing/rows.ts';

const QUERY = JSON.stringify({ query: ofAnatomy('topics') });
const STATIC = JSON.stringify({ query: '{ boards { code } }' });
const IDLE_GRACE_MS = 500;

/** A client that keeps one connection alive. */
function client(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    async ask(path: string, body?: string) {
      const outgoing = request(`${url}${path}`, {
        agent,
        method: body === undefined ? 'GET' : 'POST',
        headers: { 'content-type': 'application/json' },
      });
      outgoing.end(body);
      const [response] = await once(outgoing, 'response');
      return {
        status: response.statusCode as number,
        connection: response.headers.connection as string | undefined,
        body: await text(response),
      };
    },
    close: () => agent.destroy(),
  };
}

/** Whether a new client can connect. */
async function isOpen(url: string): Promise<boolean> {
  const newcomer = client(url);
  try {
    await newcomer.ask('/livez');
    return true;
  } catch {
    return false;
  } finally {
    newcomer.close();
  }
}

describe('a gateway that stops', () => {
  test('closes existing connections after a response, accepts no new ones, and finishes requests in progress', async () => {
    const gateway = await startTestGateway({ idleGraceMs: IDLE_GRACE_MS, webFolder: '/nothing/here' });
    const upstreamCall = Promise.withResolvers<ServerResponse>();
    gateway.stub.reset({ [TOPICS_CALL]: upstreamCall.resolve, '/faqs': { faqs: [] } });
    const clients = Array.from({ length: 5 }, () => client(gateway.url));
    const [slow, watcher, cached, fresh, plain] = clients as [Client, Client, Client, Client, Client];
    expect((await watcher.ask('/readyz')).status).toBe(200);
    for (const one of [cached, cached, fresh, plain]) {
      expect((await one.ask('/graphql', STATIC)).connection).toBe('keep-alive');
    }
    const underWay = slow.ask('/graphql', QUERY);
    const upstreamAnswer = await upstreamCall.promise;

    const startedAt = performance.now();
    const stopped = gateway.stop();
    await expect.poll(() => isOpen(gateway.url), { timeout: 10_000, interval: 5 }).toBe(false);
    expect(await watcher.ask('/readyz')).toMatchObject({ status: 503, connection: 'close' });
    expect(await cached.ask('/graphql', STATIC)).toMatchObject({ status: 200, connection: 'close' });
    expect(await fresh.ask('/graphql', STATIC.replace('code', 'name'))).toMatchObject({
      status: 200,
      connection: 'close',
    });
    expect(await plain.ask('/nothing')).toMatchObject({ status: 404, connection: 'close' });
    upstreamAnswer.end('{"data":["Heart"]}');
    const answer = await underWay;
    expect(answer).toMatchObject({ status: 200, connection: 'close' });
    expect(JSON.parse(answer.body)).toEqual({ data: { boardSubject: { topics: ['Heart'] } } });
    await stopped;
    expect(performance.now() - startedAt).toBeLessThan(IDLE_GRACE_MS + 1_500);
    for (const one of clients) one.close();
    await gateway.stub.close();
  });

  test('closes idle connections after the grace period', async () => {
    const gateway = await startTestGateway({ idleGraceMs: IDLE_GRACE_MS });
    const idle = client(gateway.url);
    await idle.ask('/livez');
    const startedAt = performance.now();
    await gateway.stop();
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(IDLE_GRACE_MS - 20);
    idle.close();
    await gateway.stub.close();
  });

  test('does not wait without connections', async () => {
    const gateway = await startTestGateway({ idleGraceMs: 60_000 });
    await gateway.close();
  });
});

type Client = ReturnType<typeof client>;
