import type { RequestHandler } from 'express';
import multer, { MulterError } from 'multer';
import { ApiError, badRequest } from '../http/errors.ts';

const MAX_FILE_BYTES = 5 * 1024 * 1024;
const FIELD = 'url';

const read = multer({
  storage: multer.memoryStorage(),
  limits: { fileSize: MAX_FILE_BYTES, files: 1, fields: 0, parts: 1, headerPairs: 20, fieldNameSize: 20 },
}).single(FIELD);

/** Reads the one file of a multipart body, in its field `url` (specification 7). Its name and type are not looked at. */
export const readUpload: RequestHandler = (request, response, next) => {
  read(request, response, (error: unknown) => {
    if (error) return next(refusal(error));
    next(request.file ? undefined : badRequest('Image upload failed', FIELD));
  });
};

function refusal(error: unknown) {
  if (error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE') {
    return new ApiError(413, 'FILE_TOO_LARGE', 'The image is larger than 5 MB.', { field: FIELD });
  }
  // Whatever else it stumbles over is in what was sent.
  return badRequest('Image upload failed', FIELD);
}
