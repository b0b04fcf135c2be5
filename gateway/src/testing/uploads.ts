import { request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect } from 'vitest';
import { answer, tokenOf, type Answer, type Routes, type TestGateway } from './index.ts';

export const MB = 1024 * 1024;
export const TOKEN = tokenOf({ user_id: 'u-7' });
export const TYPE = 'multipart/form-data; boundary=xyz';
const HEADERS = { authorization: `Bearer ${TOKEN}`, 'content-type': TYPE };

export const STORED = { images: { _id: '31', public_id: 'aB3-_x', url: '/med/api/v1/images/aB3-_x' } };
/** The gateway's response for STORED. */
export const ANSWERED = { images: { _id: '31', public_id: 'aB3-_x', url: '/images/aB3-_x' } };

/** A server with a desk, and the caller's record, which the gateway reads before it lets anybody in. */
export const deskFor = (role: string): Routes => ({
  '/capabilities': answer(200, { capabilities: { study: true, desk: true } }),
  '/users': answer(200, { data: { _id: '7', user_id: 'u-7', access_doc: '', role } }),
});
export const DESK = deskFor('ADMIN');
/** Without these. */
export const exchangeCalls = (gateway: TestGateway) =>
  gateway.callsMade().filter((call) => call !== '/capabilities' && !call.startsWith('/users?'));

/** What the upstream received of the last upload. */
export const seen = { body: Buffer.alloc(0), bytes: 0, isCut: false };
export const forget = () => void Object.assign(seen, { body: Buffer.alloc(0), bytes: 0, isCut: false });

export const store: Answer = async (response, request) => {
  seen.body = await buffer(request).catch(() => Buffer.alloc(0));
  answer(201, STORED)(response, request);
};

/** Reads everything and never responds. */
export const count: Answer = (_response, request) =>
  request
    .on('data', (chunk: Buffer) => (seen.bytes += chunk.length))
    .once('close', () => (seen.isCut = !request.complete))
    .on('error', () => {});

export function multipart(file: Buffer) {
  const head =
    '--xyz\r\nContent-Disposition: form-data; name="url"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';
  return new Uint8Array(Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--xyz--\r\n')]));
}

/** A body of this many megabytes without Content-Length. */
export function chunked(megabytes: number) {
  let sent = 0;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent++ >= megabytes) return controller.close();
      controller.enqueue(new Uint8Array(MB));
    },
  });
}

type Body = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | string;

export const upload = (
  { url }: { url: string },
  body: Body = multipart(Buffer.from('png')),
  headers: Record<string, string> = {},
) =>
  fetch(`${url}/images`, {
    method: 'POST',
    headers: { ...HEADERS, ...headers },
    body,
    ...(body instanceof ReadableStream && { duplex: 'half' as const }),
  });

/** An upload whose body the test writes itself. */
export function slowUpload({ url }: { url: string }, headers: Record<string, string> = {}) {
  const { port } = new URL(url);
  const outgoing = request({
    port,
    host: '127.0.0.1',
    path: '/images',
    method: 'POST',
    headers: { ...HEADERS, ...headers },
  });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once('response', resolve);
    outgoing.on('error', reject);
  });
  answered.catch(() => {});
  return { outgoing, answered };
}

/** Status and body of a rejection. */
export async function refusal(reply: Promise<Response>) {
  const response = await reply;
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  return { status: response.status, ...((await response.json()) as Record<string, unknown>) };
}
