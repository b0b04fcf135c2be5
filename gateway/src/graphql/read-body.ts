import type { IncomingMessage } from 'node:http';
import express, { type RequestHandler } from 'express';

export const MAX_BODY = '100kb';
export const MAX_BODY_BYTES = 100 * 1024;

export type WithRawBody = IncomingMessage & { rawBody?: Buffer };

// express.json reads UTF-16 and more, and so what a filter before it cannot.
const utf8Only: RequestHandler = (request, _response, next) => {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(request.headers['content-type'] ?? '')?.[1];
  next(charset === undefined || /^utf-8$/i.test(charset) ? undefined : { status: 415, expose: true });
};

const NO_GRAPHQL_TYPE =
  'application/graphql is not read: send JSON as application/json, with the document as the member "query".';
const GRAPHQL_TYPE = /^application\/graphql\s*(;|$)/i;

const jsonOnly: RequestHandler = ({ method, headers }, _response, next) => {
  const isGraphql = method === 'POST' && GRAPHQL_TYPE.test(headers['content-type'] ?? '');
  next(isGraphql ? { status: 415, expose: true, said: NO_GRAPHQL_TYPE } : undefined);
};

/** A body as it came, by which kept answers are found. */
const keepRaw = (request: WithRawBody, _response: unknown, body: Buffer) => {
  request.rawBody = body;
};

// Apollo Server wants an object where Express 5 leaves undefined.
const emptyBody: RequestHandler = (request, _response, next) => {
  request.body ??= {};
  next();
};

/** Reads the JSON of a GraphQL request. What it cannot read is the error handler's. */
export const readBody: RequestHandler[] = [
  jsonOnly,
  utf8Only,
  express.json({ limit: MAX_BODY, verify: keepRaw }),
  emptyBody,
];
