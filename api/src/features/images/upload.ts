import type { RequestHandler } from 'express';
import multer, { MulterError } from 'multer';
import { ApiError, badRequest } from '../../http/errors.ts';
import { watchPace } from './pace.ts';
import { errorMessages } from './error-messages.ts';

const MAX_FILE_BYTES = 5 * 1024 * 1024;
const FIELD = 'url';
// Lets a client that is still sending read the refusal.
const LINGER_MS = 5_000;

const readMultipart = multer({
  storage: multer.memoryStorage(),
  limits: { fileSize: MAX_FILE_BYTES, files: 1, fields: 0, parts: 1, headerPairs: 20, fieldNameSize: 20 },
}).single(FIELD);

/** The multipart field `url` (specification 7). The name and type of the file are ignored. */
export const readUpload: RequestHandler = (request, response, next) => {
  let isDone = false;
  const finish = (error?: unknown) => {
    if (isDone) return;
    isDone = true;
    stopWatching();
    next(error);
  };
  const stopWatching = watchPace(request, () => finish(tooSlow()));
  readMultipart(request, response, (error: unknown) => {
    if (error) return finish(refusal(error));
    finish(request.file ? undefined : badRequest(errorMessages.uploadFailed(), FIELD));
  });
};

/** Closes the connection if the response came before the end of the body, which may never come. */
export const endUnreadBody: RequestHandler = (request, response, next) => {
  response.once('finish', () => {
    if (request.complete) return;
    const cut = setTimeout(() => request.destroy(), LINGER_MS);
    request.once('end', () => clearTimeout(cut)).once('close', () => clearTimeout(cut));
  });
  next();
};

const tooSlow = () =>
  new ApiError(408, 'TOO_SLOW', errorMessages.tooSlow(), {
    field: FIELD,
  });

function refusal(error: unknown) {
  if (error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE') {
    return new ApiError(413, 'FILE_TOO_LARGE', errorMessages.tooLarge({ megabytes: 5 }), { field: FIELD });
  }
  return badRequest(errorMessages.uploadFailed(), FIELD);
}
