import { z } from 'zod/mini';
import { storedToken } from '../../apollo/auth-link.ts';
import { languageHeaders } from '../../apollo/language-headers.ts';
import { handleExpiredToken } from '../../session/index.ts';
import { t } from './messages/index.ts';

/** A column of a file with its first texts, and what it is read as: '' if it is left out, null where nobody knows. */
export const fileColumn = z.object({
  name: z.string(),
  column: z.nullable(z.string()),
  samples: z.array(z.string()),
});
export type FileColumn = z.infer<typeof fileColumn>;

const refusal = z.object({ message: z.string(), columns: z.optional(z.array(fileColumn)) });

/** Its message is for the administrator. */
export class TransferError extends Error {
  override name = 'TransferError';
  /** Undefined where there was no answer. */
  readonly status: number | undefined;
  /** Of a file whose header cannot be read. */
  readonly columns: readonly FileColumn[] | undefined;

  constructor(message: string, { status, columns }: { status?: number; columns?: FileColumn[] | undefined } = {}) {
    super(message);
    this.status = status;
    this.columns = columns;
  }
}

type Transfer = {
  method: 'GET' | 'HEAD' | 'POST';
  address: string;
  body?: FormData | Blob;
  /** A status besides 200 that is no error. */
  alsoGood?: number;
  signal: AbortSignal;
  responseType: 'text' | 'blob';
  onUpload?: (share: number) => void;
  /** With what has arrived so far. */
  onProgress?: (request: XMLHttpRequest, bytes: number, total: number) => void;
};

/** XMLHttpRequest, because fetch does not tell how much is sent. Throws TransferError unless the status is good. */
export async function transfer({
  method,
  address,
  body,
  alsoGood,
  signal,
  responseType,
  onUpload,
  onProgress,
}: Transfer) {
  const token = storedToken();
  const request = new XMLHttpRequest();
  await new Promise<void>((resolve) => {
    request.open(method, address);
    request.responseType = responseType;
    for (const [name, value] of Object.entries(languageHeaders)) request.setRequestHeader(name, value);
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', ({ loaded, total }) => onUpload?.(total > 0 ? loaded / total : 0));
    request.addEventListener('progress', ({ loaded, total }) => {
      if (request.status === 200) onProgress?.(request, loaded, total);
    });
    request.addEventListener('loadend', () => resolve());
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
  signal.throwIfAborted();
  if (request.status === 401 && token) handleExpiredToken(token);
  if (request.status !== 200 && request.status !== alsoGood) {
    const { message, columns } = await refusalOf(request);
    throw new TransferError(message || t('exchange.exchangeLost'), { status: request.status, columns });
  }
  return request;
}

async function refusalOf({ response }: XMLHttpRequest): Promise<z.infer<typeof refusal>> {
  try {
    return refusal.parse(JSON.parse(response instanceof Blob ? await response.text() : String(response ?? '')));
  } catch {
    return { message: '' };
  }
}
