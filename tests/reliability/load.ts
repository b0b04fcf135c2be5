import { Agent, request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

export type Load = { path: string; body?: string; headers?: Record<string, string> };
export type Answered = { status: number; text: string; connection: string | undefined };

export function openClient(url: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    async ask({ path, body, headers = {} }: Load): Promise<Answered> {
      const outgoing = request(`${url}${path}`, {
        agent,
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      });
      outgoing.end(body);
      const [response] = (await once(outgoing, 'response').catch((error: unknown) => {
        throw Object.assign(error as Error, { isReused: outgoing.reusedSocket });
      })) as [IncomingMessage];
      return { status: response.statusCode ?? 0, text: await text(response), connection: response.headers.connection };
    },
    close: () => agent.destroy(),
  };
}

export type LoadClient = ReturnType<typeof openClient>;

/** A percentile. */
export function percentile(times: number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
