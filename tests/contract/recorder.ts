import { once } from 'node:events';
import { createServer, request as open, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { BASE_PATH } from 'schema/rest/contract.ts';

export type Exchange = {
  method: string;
  path: string;
  sent: { headers: Record<string, unknown>; body: unknown };
  answered: { status: number; headers: Headers; body: unknown };
};

const isJson = (type: unknown) => typeof type === 'string' && type.startsWith('application/json');
const bodyOf = (bytes: Buffer, type: unknown): unknown => (isJson(type) ? JSON.parse(bytes.toString()) : undefined);

/** A proxy that records all calls and responses. */
export async function startRecorder(rest: string) {
  const target = new URL(rest);
  const exchanges: Exchange[] = [];

  async function pass(request: IncomingMessage, response: ServerResponse) {
    const { method = '', url = '', headers } = request;
    const sent = await buffer(request);
    const onward = open({ host: target.hostname, port: target.port, method, path: url, headers });
    onward.end(sent);
    const [answer] = (await once(onward, 'response')) as [IncomingMessage];
    const bytes = await buffer(answer);
    const pairs = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
    exchanges.push({
      method,
      path: url.slice(BASE_PATH.length),
      sent: { headers, body: bodyOf(sent, headers['content-type']) },
      answered: {
        status: answer.statusCode ?? 0,
        headers: new Headers(pairs),
        body: bodyOf(bytes, answer.headers['content-type']),
      },
    });
    response.writeHead(answer.statusCode ?? 0, answer.headers).end(bytes);
  }

  const server = createServer((request, response) => void pass(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    rest: `http://127.0.0.1:${(server.address() as AddressInfo).port}${BASE_PATH}`,
    exchanges,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
