import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { readEnv } from '../env.ts';
import { CommandError } from './command.ts';

const CALL_TIMEOUT_MS = 120_000;

type Call = {
  method?: 'GET' | 'POST' | 'PATCH';
  path: string;
  query: URLSearchParams;
  type?: string;
  body?: NonNullable<RequestInit['body']>;
  signal?: AbortSignal;
};

/** Calls an admin route of the running api. Throws CommandError if it is not there. */
async function send({ method = 'POST', path, query, type, body, signal }: Call): Promise<Response> {
  const env = readEnv();
  const base = (env.API_URL ?? (await kept(env.DATA_DIR, 'address'))).replace(/\/+$/, '');
  const headers = {
    authorization: `Bearer ${await kept(env.DATA_DIR, 'admin-token')}`,
    ...(type !== undefined && { 'content-type': type }),
  };
  return fetch(`${base}/admin${path}?${query.toString()}`, {
    method,
    headers,
    ...(body !== undefined && { body }),
    duplex: 'half',
    ...(signal && { signal }),
  }).catch((error: Error & { cause?: { message?: string } }) => {
    const detail = error.cause?.message || error.message;
    throw new CommandError(`The api at ${base} does not answer (${detail}). Is it running? Start it with: pnpm start`);
  });
}

/**
 * Sends JSON or a form, or a GET without a body. Returns the status and the JSON of the response. Throws CommandError
 * for any status that is not in `statuses`.
 */
export async function call(
  path: string,
  query: URLSearchParams,
  given: FormData | object | undefined,
  statuses: readonly number[],
  method: 'POST' | 'PATCH' = 'POST',
): Promise<{ status: number; body: unknown }> {
  const isForm = given instanceof FormData;
  const response = await send({
    path,
    query,
    method: given === undefined ? 'GET' : method,
    ...(given !== undefined && { body: isForm ? given : JSON.stringify(given) }),
    ...(given !== undefined && !isForm && { type: 'application/json' }),
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
  });
  if (!statuses.includes(response.status)) throw new CommandError(await refusalOf(response));
  return { status: response.status, body: await response.json() };
}

/**
 * Sends a file to an admin route of the running api and answers with the lines of its JSON Lines answer.
 * Throws CommandError if the api is not there or refuses.
 */
export async function* sendFile(path: string, query: URLSearchParams, file: Readable): AsyncGenerator {
  const body = Readable.toWeb(file) as ReadableStream;
  const response = await send({ path, query, type: 'application/octet-stream', body });
  if (!response.ok) throw new CommandError(await refusalOf(response));
  let rest = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    const lines = (rest + decoder.decode(chunk as Uint8Array, { stream: true })).split('\n');
    rest = lines.pop()!;
    yield* lines.map((line): unknown => JSON.parse(line));
  }
}

/** What an admin route answers, as it comes. Throws CommandError if the api is not there or refuses. */
export async function download(path: string): Promise<ReadableStream> {
  const response = await send({ method: 'GET', path, query: new URLSearchParams() });
  if (!response.ok || !response.body) throw new CommandError(await refusalOf(response));
  return response.body;
}

/** What the running api keeps in its data folder for this program. */
async function kept(dataDir: string, name: 'address' | 'admin-token'): Promise<string> {
  const file = join(dataDir, name);
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch {
    throw new CommandError(
      `There is no ${file}: the first start of the api makes it. Set DATA_DIR if it is elsewhere.`,
    );
  }
}

async function refusalOf(response: Response): Promise<string> {
  const body = (await response.json().catch(() => ({}))) as { message?: string };
  const message = body.message ?? response.statusText;
  return response.status === 401 || response.status === 403
    ? `The api refuses the admin token (${message}). Is DATA_DIR the one that it runs with?`
    : message;
}
