import { storedToken } from '../../../apollo/auth-link.ts';
import { handleExpiredToken } from '../../../session/index.ts';
import { t } from './messages/index.ts';

/** Its message is for the administrator. */
export class TransferError extends Error {
  override name = 'TransferError';
  /** Undefined where there was no answer. */
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
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
  if (request.status !== 200 && request.status !== alsoGood)
    throw new TransferError((await wordsOf(request)) || t('studio.exchangeLost'), request.status);
  return request;
}

async function wordsOf({ response }: XMLHttpRequest): Promise<string> {
  try {
    const text = response instanceof Blob ? await response.text() : String(response ?? '');
    const { message } = JSON.parse(text) as { message?: unknown };
    return typeof message === 'string' ? message : '';
  } catch {
    return '';
  }
}
