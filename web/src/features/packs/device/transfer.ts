import { storedToken } from '../../../apollo/auth-link.ts';
import { languageHeaders } from '../../../apollo/language-headers.ts';
import { handleExpiredToken } from '../../../session/index.ts';

/** As the server makes them. */
export const MAX_FILE_BYTES = 262_144;
export const MAX_MANIFEST_BYTES = 5 * 1024 * 1024;

/** A connection over which nothing has come for so long is dead. */
const STALL_MS = 30_000;

/** REFUSED: this reader may not have it. GONE: there is no such pack or file. WRONG: not what was signed. */
export type Refusal = 'REFUSED' | 'GONE' | 'WRONG';

export class TransferError extends Error {
  override name = 'TransferError';
  /** Undefined where another attempt may succeed. */
  readonly refusal: Refusal | undefined;

  constructor(message: string, refusal?: Refusal, options?: ErrorOptions) {
    super(message, options);
    this.refusal = refusal;
  }
}

const REFUSALS: Record<number, Refusal> = { 401: 'REFUSED', 403: 'REFUSED', 404: 'GONE' };

/** Fetches from the gateway with the reader's token. Never through the browser's cache: it would keep paid texts. */
export async function transfer(path: string, maxBytes: number, signal?: AbortSignal) {
  const token = storedToken();
  const stall = new AbortController();
  const abort = () => stall.abort();
  signal?.addEventListener('abort', abort);
  let timer = setTimeout(abort, STALL_MS);
  const keepWaiting = () => {
    clearTimeout(timer);
    timer = setTimeout(abort, STALL_MS);
  };
  try {
    signal?.throwIfAborted();
    const response = await fetch(path, {
      cache: 'no-store',
      signal: stall.signal,
      headers: { ...languageHeaders, ...(token && { authorization: `Bearer ${token}` }) },
    });
    if (response.status === 401 && token) handleExpiredToken(token);
    if (!response.ok) throw new TransferError(`${path}: ${response.status}`, REFUSALS[response.status]);
    return { headers: response.headers, bytes: await readBody(response, maxBytes, keepWaiting) };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
    // Of a body that is too large the rest is not wanted.
    abort();
  }
}

async function readBody({ body }: Response, maxBytes: number, onChunk: () => void): Promise<ArrayBuffer> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = body!.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    onChunk();
    size += value.length;
    if (size > maxBytes) throw new TransferError(`More than ${maxBytes} bytes`, 'WRONG');
    chunks.push(value);
  }
  return new Blob(chunks).arrayBuffer();
}
