import { storedToken } from '../../../apollo/auth-link.ts';
import { languageHeaders } from '../../../apollo/language-headers.ts';
import { handleExpiredToken } from '../../../session/index.ts';
import { t } from './messages/index.ts';
import type { Picture } from './picture.ts';

const UPLOAD_WITHIN_MS = 120_000;
const MAX_BYTES = 5 * 1024 * 1024;
const TYPES = ['image/png', 'image/jpeg', 'image/webp'];

/** Its message is for the author. */
export class UploadError extends Error {
  override name = 'UploadError';
}

type Answer = { images?: { public_id?: unknown; url?: unknown }; message?: unknown };

/** Sends a picture to the image store. XMLHttpRequest, because fetch does not tell how much is sent. */
export async function uploadPicture(
  file: File,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<Picture> {
  if (!TYPES.includes(file.type)) throw new UploadError(t('studio.pictureNotAnImage'));
  if (file.size > MAX_BYTES) throw new UploadError(t('studio.pictureTooLarge'));
  const token = storedToken();
  const { status, answer } = await send(file, { token, signal, onProgress });
  if (status === 401 && token) handleExpiredToken(token);
  const { public_id: imageId, url } = answer?.images ?? {};
  if (status !== 201 || typeof imageId !== 'string') {
    throw new UploadError(typeof answer?.message === 'string' ? answer.message : t('studio.pictureUploadFailed'));
  }
  return {
    imageId,
    alt: '',
    credit: '',
    source: '',
    licence: '',
    ...(typeof url === 'string' && { url }),
    ...(await sizeOf(file)),
  };
}

type Sending = { token: string | null | undefined; signal: AbortSignal; onProgress: (share: number) => void };

function send(file: File, { token, signal, onProgress }: Sending): Promise<{ status: number; answer?: Answer }> {
  const request = new XMLHttpRequest();
  const body = new FormData();
  body.append('url', file);
  return new Promise((resolve) => {
    request.open('POST', '/images');
    request.timeout = UPLOAD_WITHIN_MS;
    request.responseType = 'json';
    for (const [name, value] of Object.entries(languageHeaders)) request.setRequestHeader(name, value);
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('loadend', () =>
      resolve({ status: request.status, answer: (request.response ?? {}) as Answer }),
    );
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}

/** For the preview: the store scales large pictures down, in the same shape. */
async function sizeOf(file: File): Promise<{ width?: number; height?: number }> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return {};
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}
