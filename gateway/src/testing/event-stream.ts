import { request, type IncomingMessage } from 'node:http';
import { ADDED } from './live-clients.ts';

type StreamResult = {
  data?: { notificationAdded?: { id: string } | null } | null;
  errors?: { extensions: { code: string } }[];
};
type Ask = {
  token?: string | undefined;
  query?: string;
  variables?: Record<string, unknown>;
  headers?: Record<string, string>;
  method?: string;
  body?: string;
  localAddress?: string;
};

/** An event stream, byte by byte. */
export async function openStream(url: string, ask: Ask = {}) {
  const { token, query = ADDED, variables = {}, headers = {}, method = 'POST' } = ask;
  const sent = request(`${url}/graphql/stream`, {
    method,
    ...(ask.localAddress !== undefined && { localAddress: ask.localAddress }),
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
  });
  sent.end(method === 'GET' ? undefined : (ask.body ?? JSON.stringify({ query, variables })));
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    sent.once('response', resolve).once('error', reject);
  });
  const stream = { text: '', isOver: false };
  response.on('data', (chunk: Buffer) => (stream.text += chunk.toString()));
  // A broken connection ends it too.
  response.on('error', () => {}).once('close', () => (stream.isOver = true));

  const results = () =>
    [...stream.text.matchAll(/^event: next\ndata: (.*)$/gm)].map(([, data]) => JSON.parse(data!) as StreamResult);
  return {
    response,
    status: response.statusCode,
    headers: response.headers,
    stream,
    results,
    ids: () => results().flatMap(({ data }) => data?.notificationAdded?.id ?? []),
    codes: () => results().flatMap(({ errors = [] }) => errors.map(({ extensions }) => extensions.code)),
    isComplete: () => stream.text.endsWith('event: complete\ndata:\n\n'),
    leave: () => sent.destroy(),
  };
}
