import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { readEnv } from '../env.ts';
import { CommandError } from './command.ts';
import { terminal } from './terminal.ts';

const CALL_TIMEOUT_MS = 120_000;
/** What fetch asks of a streamed body. Not in the browser's types, which other packages' tests have. */
const STREAMED = { duplex: 'half' } as const;

type Call = {
  method?: 'GET' | 'POST' | 'PATCH';
  path: string;
  query: URLSearchParams;
  type?: string;
  body?: NonNullable<RequestInit['body']>;
  signal?: AbortSignal;
};

/** Throws CommandError if the api cannot be reached. */
async function send({ method = 'POST', path, query, type, body, signal }: Call): Promise<Response> {
  const env = readEnv(terminal().env);
  const base = (env.API_URL ?? (await readDataFile(env.DATA_DIR, 'address'))).replace(/(?<!\/)\/+$/, '');
  const headers = {
    authorization: `Bearer ${await readDataFile(env.DATA_DIR, 'admin-token')}`,
    ...(type !== undefined && { 'content-type': type }),
  };
  return fetch(`${base}/admin${path}?${query.toString()}`, {
    method,
    headers,
    ...(body !== undefined && { body }),
    ...STREAMED,
    ...(signal && { signal }),
  }).catch((error: Error & { cause?: { message?: string } }) => {
    const detail = error.cause?.message || error.message;
    throw new CommandError(`The api at ${base} does not answer (${detail}). Is it running? Start it with: pnpm start`);
  });
}

type CallOptions = {
  method?: 'POST' | 'PATCH';
  /** Of a call that may take minutes: its response is not silent. */
  isLong?: boolean | undefined;
};

/** A call without payload is a GET. Throws CommandError for any status that is not in `statuses`. */
export async function call<Body = unknown>(
  path: string,
  query: URLSearchParams,
  payload: FormData | object | undefined,
  statuses: readonly number[],
  { method = 'POST', isLong = false }: CallOptions = {},
): Promise<{ status: number; body: Body }> {
  const isForm = payload instanceof FormData;
  const response = await send({
    path,
    query,
    method: payload === undefined ? 'GET' : method,
    ...(payload !== undefined && { body: isForm ? payload : JSON.stringify(payload) }),
    ...(payload !== undefined && !isForm && { type: 'application/json' }),
    ...(!isLong && { signal: AbortSignal.timeout(CALL_TIMEOUT_MS) }),
  });
  if (!statuses.includes(response.status)) throw new CommandError(await refusalOf(response));
  return { status: response.status, body: (await response.json()) as Body };
}

/** Yields the lines of a JSON Lines response. Throws CommandError if the call fails. */
export async function* sendFile(path: string, query: URLSearchParams, file: Readable | FormData): AsyncGenerator {
  const isForm = file instanceof FormData;
  const body = isForm ? file : (Readable.toWeb(file) as ReadableStream);
  const response = await send({ path, query, ...(!isForm && { type: 'application/octet-stream' }), body });
  if (!response.ok) throw new CommandError(await refusalOf(response));
  let rest = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    const lines = (rest + decoder.decode(chunk as Uint8Array, { stream: true })).split('\n');
    rest = lines.pop()!;
    yield* lines.map((line): unknown => JSON.parse(line));
  }
}

/** Throws CommandError if the call fails. */
export async function download(
  path: string,
  query = new URLSearchParams(),
): Promise<{ body: AsyncIterable<Uint8Array>; headers: Headers }> {
  const response = await send({ method: 'GET', path, query });
  if (!response.ok || !response.body) throw new CommandError(await refusalOf(response));
  return { body: response.body, headers: response.headers };
}

/** The api writes these files into its data folder. */
async function readDataFile(dataDir: string, name: 'address' | 'admin-token'): Promise<string> {
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
