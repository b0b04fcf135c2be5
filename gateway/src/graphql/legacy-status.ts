import type { IncomingHttpHeaders } from 'node:http';
import type { HeaderMap } from '@apollo/server';

const JSON_NAMED = /(?:^|,)\s*application\/json\s*(?:[;,]|$)/i;

type Said = { errors?: { extensions?: { code?: string } }[] };

/**
 * The status of an answer. A client that asks for `application/json` by name is of the time when 200 stood for every
 * request that could be read, whatever became of its document (GraphQL over HTTP, 6.4.1); any other is told by the status.
 */
export function statusFor(
  { accept }: IncomingHttpHeaders,
  { status = 200, headers, body }: { status: number | undefined; headers: HeaderMap; body: string | undefined },
): number {
  const isLegacy = accept !== undefined && JSON_NAMED.test(accept);
  if (status !== 400 || !isLegacy || !headers.get('content-type')?.startsWith('application/json')) return status;
  const { errors = [] } = JSON.parse(body ?? '{}') as Said;
  return errors.some(({ extensions }) => extensions?.code === 'BAD_REQUEST') ? status : 200;
}
