import { createPublicKey, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type BrowserKeys, createBrowserKeys, decrypt } from './push/decrypt.ts';

const MAX_TOKEN_S = 86_400;

export type Received = { browser: string; headers: IncomingHttpHeaders; payload: unknown };
type Reply = { status: number; headers?: Record<string, string> };

/** What browsers' push services do: they check the sender's signature, and hand on what only the browser can read. */
export async function startPushService() {
  const browsers = new Map<string, BrowserKeys>();
  const received: Received[] = [];
  const replies: Reply[] = [];
  /** Faults of senders. */
  const faults: string[] = [];
  const calls: string[] = [];

  async function receive(request: IncomingMessage): Promise<Reply> {
    const id = request.url!.split('/').at(-1)!;
    calls.push(id);
    const body = await buffer(request);
    const reply = replies.shift() ?? { status: 201 };
    if (reply.status !== 201) return reply;
    const keys = browsers.get(id);
    if (!keys) return { status: 404 };
    try {
      checkHeaders(request, url);
      received.push({ browser: id, headers: request.headers, payload: JSON.parse(decrypt(body, keys)) });
    } catch (error) {
      faults.push(String(error));
      return { status: 400 };
    }
    return reply;
  }

  const server = createServer((request, response) => {
    receive(request).then(
      ({ status, headers }) => response.writeHead(status, headers).end(),
      () => response.destroy(),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    received,
    faults,
    /** Ids of browsers, also of calls that were not accepted. */
    calls,
    /** The replies to the next calls; 201 after them. */
    answerWith: (...next: Reply[]) => void replies.push(...next),
    /** What `PushSubscription.toJSON()` has. */
    subscribe() {
      const id = randomBytes(8).toString('hex');
      const keys = createBrowserKeys(randomBytes(16));
      browsers.set(id, keys);
      return {
        endpoint: `${url}/send/${id}`,
        p256dh: keys.pair.getPublicKey('base64url'),
        auth: keys.auth.toString('base64url'),
      };
    },
    reset: () => [received, replies, faults, calls].forEach((list) => list.splice(0)),
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

export type FakePushService = Awaited<ReturnType<typeof startPushService>>;

/** Checks a request by RFC 8030 and RFC 8292. Throws an error that says what is wrong. */
function checkHeaders({ method, headers }: IncomingMessage, origin: string): void {
  if (method !== 'POST') throw new Error(`It is a ${method}.`);
  if (headers['content-encoding'] !== 'aes128gcm') throw new Error('The encoding is wrong.');
  if (!/^\d+$/.test(String(headers.ttl))) throw new Error('There is no TTL.');
  const { t: token, k: key } = /^vapid t=(?<t>[\w.-]+), k=(?<k>[\w-]+)$/.exec(headers.authorization ?? '')!.groups!;
  const [header, claims, signature] = token!.split('.') as [string, string, string];
  const bytes = Buffer.from(key!, 'base64url');
  const point = { x: bytes.subarray(1, 33).toString('base64url'), y: bytes.subarray(33).toString('base64url') };
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', ...point }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('The signature is wrong.');
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
  const leftS = Number(exp) - Date.now() / 1000;
  if (aud !== origin) throw new Error(`The token is for ${String(aud)}.`);
  if (!(leftS > 0 && leftS <= MAX_TOKEN_S)) throw new Error('The token is too old, or lasts too long.');
  if (!/^(mailto:|https:)/.test(String(sub))) throw new Error('The token does not say whose it is.');
}
