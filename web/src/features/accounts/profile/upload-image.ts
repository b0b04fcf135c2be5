import { storedToken } from '../../../apollo/auth-link.ts';
import { handleExpiredToken } from '../../../session/index.ts';
import { languageHeaders } from '../../../apollo/language-headers.ts';
import { t } from '../messages/index.ts';

// A picture over a slow connection.
const UPLOAD_WITHIN_MS = 60_000;

/** Its message is for the reader. */
export class UploadError extends Error {
  override name = 'UploadError';
}

/** Uploads a picture and returns its id for the profile. */
export async function uploadImage(file: File): Promise<string> {
  const token = storedToken();
  const body = new FormData();
  body.append('url', file);
  const headers = { ...languageHeaders, ...(token && { authorization: `Bearer ${token}` }) };
  const request = { method: 'POST', body, signal: AbortSignal.timeout(UPLOAD_WITHIN_MS), headers };
  const response = await fetch('/images', request).catch(() => undefined);
  if (response?.status === 401 && token) handleExpiredToken(token);
  const answer = (await response?.json().catch(() => undefined)) as
    { images?: { _id?: unknown }; message?: unknown } | undefined;
  const id = answer?.images?._id;
  if (response?.ok && typeof id === 'string') return id;
  throw new UploadError(typeof answer?.message === 'string' ? answer.message : t('accounts.imageFailed'));
}
