import express, { type RequestHandler } from 'express';
import { refuseDeep } from 'server/json-depth.ts';
import { errorMessages } from './error-messages.ts';
import { ApiError } from './errors.ts';

const MAX_BODY = '16kb';
// A form on another site can send text/plain and form types without preflight, but not these.
const JSON_TYPE = /^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i;

const onlyJson: RequestHandler = (request, _response, next) => {
  if (JSON_TYPE.test(request.headers['content-type'] ?? '')) return next();
  throw new ApiError(415, 'UNSUPPORTED_MEDIA_TYPE', errorMessages.notJson());
};

export const jsonBodyUpTo = (limit: string): RequestHandler[] => [
  onlyJson,
  express.json({ limit, inflate: false, verify: refuseDeep }),
];

export const jsonBody = jsonBodyUpTo(MAX_BODY);
