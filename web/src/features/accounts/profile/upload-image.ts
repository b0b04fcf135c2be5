import { storedToken } from '../../../apollo/auth-link.ts';
import { sessionRefused } from '../../../session/index.ts';
import { t } from '../messages/index.ts';

// Three times what a call may take: a picture over a slow line.
const UPLOAD_WITHIN_MS = 60_000;

/** The picture was not taken; the message is for its owner. */
export class UploadError extends Error {
  override name = 'UploadError';
}

/** Hands a picture to the image store. Returns the id by which a profile takes it. */
export async function uploadImage(file: File): Promise<string> {
  const token = storedToken();
  const body = new FormData();
  body.append('url', file);
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;
  const request = { method: 'POST', body, signal: AbortSignal.timeout(UPLOAD_WITHIN_MS), ...(headers && { headers }) };
  const response = await fetch('/images', request).catch(() => undefined);
  if (response?.status === 401 && token) sessionRefused(token);
  const answer = (await response?.json().catch(() => undefined)) as
    { images?: { _id?: unknown }; message?: unknown } | undefined;
  const id = answer?.images?._id;
  if (response?.ok && typeof id === 'string') return id;
  throw new UploadError(typeof answer?.message === 'string' ? answer.message : t('accounts.imageFailed'));
}
