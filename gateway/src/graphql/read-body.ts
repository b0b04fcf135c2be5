import type { IncomingMessage } from 'node:http';
import express, { type RequestHandler } from 'express';

export const MAX_BODY = '100kb';

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

/** The response cache finds answers by the bytes of the body. */
const keepRaw = (request: WithRawBody, _response: unknown, body: Buffer) => {
  request.rawBody = body;
};

/** Reads the JSON of a GraphQL request. The error handler answers what it cannot read. */
export const readBody: RequestHandler[] = [jsonOnly, utf8Only, express.json({ limit: MAX_BODY, verify: keepRaw })];
