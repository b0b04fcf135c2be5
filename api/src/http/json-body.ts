import express, { type RequestHandler } from 'express';
import { errorMessages } from './error-messages.ts';
import { ApiError } from './errors.ts';

const MAX_BODY = '16kb';
// A form of another site can send text/plain or a form's own types, and cannot send these.
const JSON_TYPE = /^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i;

const onlyJson: RequestHandler = (request, _response, next) => {
  if (JSON_TYPE.test(request.headers['content-type'] ?? '')) return next();
  throw new ApiError(415, 'UNSUPPORTED_MEDIA_TYPE', errorMessages.notJson());
};

/** Reads a JSON body in UTF-8 of at most `limit`; any other body is refused before it is read. */
export const jsonBodyUpTo = (limit: string): RequestHandler[] => [onlyJson, express.json({ limit, inflate: false })];

/** Reads a small JSON body. */
export const jsonBody = jsonBodyUpTo(MAX_BODY);
