import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export const PREFLIGHT = { 'apollo-require-preflight': '1' };
export const JSON_TYPE = { 'content-type': 'application/json' };

type Sent = { method?: string; headers?: Record<string, string>; body?: string; search?: Record<string, string> };

/** GraphQL over a plain socket, without any header that the test does not name. */
export function plainRequests(origin: () => string) {
  async function send({ method = 'POST', headers = JSON_TYPE, body, search }: Sent) {
    const url = `${origin()}/graphql${search ? `?${new URLSearchParams(search).toString()}` : ''}`;
    return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; bytes: Buffer }>(
      (resolve, reject) => {
        const sent = request(url, { method, headers }, (response) => {
          buffer(response).then(
            (bytes) => resolve({ status: response.statusCode!, headers: response.headers, bytes }),
            reject,
          );
        });
        sent.on('error', reject).end(body);
      },
    );
  }
  const post = (query: string, headers: Record<string, string> = {}) =>
    send({ headers: { ...JSON_TYPE, ...headers }, body: JSON.stringify({ query }) });
  const get = (query: string, headers: Record<string, string> = PREFLIGHT) =>
    send({ method: 'GET', headers, search: { query } });

  return { send, post, get };
}
