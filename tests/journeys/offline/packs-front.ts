import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { FakeServer } from '../../../web/src/testing/packs.ts';
import { freePort } from '../../testkit/free-port.ts';

const CHUNK = 4096;

/** Its packs instead of the site's; everything else is passed on. Files share a line of `bytesPerSecond`. */
export async function packsFront(target: string, pack: { id: string; title: string; questions: number }) {
  const packs = new FakeServer();
  /** `sent`: bytes of files. */
  const line = { bytesPerSecond: Infinity, sent: 0 };
  let before = Promise.resolve();

  /** One chunk at a time, whichever file it is of. */
  const send = (response: ServerResponse, chunk: Uint8Array, isFile: boolean) =>
    (before = sendAfter(before, response, chunk, isFile));
  async function sendAfter(others: Promise<void>, response: ServerResponse, chunk: Uint8Array, isFile: boolean) {
    await others;
    if (response.destroyed) return;
    await new Promise((resolve) => setTimeout(resolve, (chunk.length / line.bytesPerSecond) * 1000));
    if (isFile) line.sent += chunk.length;
    response.write(chunk);
  }

  const answer: Record<string, () => object> = {
    HasPacks: () => ({ features: { __typename: 'Features', packs: true } }),
    PackKey: () => ({ packKey: packs.key }),
    Packs: () => ({
      packs: [
        {
          __typename: 'Pack',
          ...pack,
          kind: 'SUBJECT',
          bytes: packs.bytesOf(pack.id),
          version: 'v1',
          locked: false,
          manifest: `/packs/${pack.id}/manifest`,
        },
      ],
    }),
  };

  async function servePacks(path: string, response: ServerResponse) {
    const { status, headers, body } = await packs.fetch(path);
    const bytes = new Uint8Array(await new Response(body).arrayBuffer());
    response.writeHead(status, Object.fromEntries(headers));
    for (let at = 0; at < bytes.length && !response.destroyed; at += CHUNK) {
      await send(response, bytes.subarray(at, at + CHUNK), path.startsWith('/packs/f/'));
    }
    response.end();
  }

  async function serve(incoming: IncomingMessage, response: ServerResponse) {
    const path = incoming.url!;
    if (path.startsWith('/packs/')) return servePacks(path, response);
    const chunks: Buffer[] = [];
    for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const name = path === '/graphql' ? (JSON.parse(body.toString() || '{}') as { operationName?: string }) : {};
    const data = answer[name.operationName ?? '']?.();
    if (data) {
      response.writeHead(200, { 'content-type': 'application/json' });
      return response.end(JSON.stringify({ data }));
    }
    const passed = request(`${target}${path}`, { method: incoming.method, headers: incoming.headers });
    passed.on('response', (found) => {
      response.writeHead(found.statusCode!, found.headers);
      found.pipe(response);
    });
    passed.on('error', () => response.destroy());
    return passed.end(body);
  }

  const server = createServer((incoming, response) => void serve(incoming, response));
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${port}`, packs, line, close: () => server.close().closeAllConnections() };
}
