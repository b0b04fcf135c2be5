import type { IncomingMessage } from 'node:http';
import express, { type RequestHandler } from 'express';
import { refuseDeep } from 'server/json-depth.ts';
import { requestMessages } from './messages.ts';

const MAX_BODY = '100kb';
/** The desk sends statements of wallets, of 1 MB before JSON adds to them. */
const MAX_OF_SIGNED_IN = '3mb';

export type WithRawBody = IncomingMessage & { rawBody?: Buffer };

// express.json also decodes UTF-16 and more, which a filter in front of the gateway cannot inspect.
const utf8Only: RequestHandler = (request, _response, next) => {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(request.headers['content-type'] ?? '')?.[1];
  next(charset === undefined || /^utf-8$/i.test(charset) ? undefined : { status: 415, expose: true });
};

const GRAPHQL_TYPE = /^application\/graphql\s*(;|$)/i;

const jsonOnly: RequestHandler = ({ method, headers }, _response, next) => {
  const isGraphql = method === 'POST' && GRAPHQL_TYPE.test(headers['content-type'] ?? '');
  next(isGraphql ? { status: 415, expose: true, text: requestMessages.graphqlType() } : undefined);
};

// Of a GET.
const shallowSearch: RequestHandler = (request, response, next) => {
  const params = new URLSearchParams(request.url.slice(request.url.indexOf('?') + 1));
  for (const name of ['variables', 'extensions']) {
    refuseDeep(request, response, Buffer.from(params.get(name) ?? ''));
  }
  next();
};

// The response cache's key holds the bytes of the body.
const checkAndKeepRaw = (request: WithRawBody, response: unknown, body: Buffer) => {
  refuseDeep(request, response, body);
  request.rawBody = body;
};

const ofVisitors = express.json({ limit: MAX_BODY, verify: checkAndKeepRaw });
const ofSignedIn = express.json({ limit: MAX_OF_SIGNED_IN, verify: checkAndKeepRaw });

export const readBody: RequestHandler[] = [
  jsonOnly,
  utf8Only,
  shallowSearch,
  (request, response, next) =>
    (request.headers.authorization === undefined ? ofVisitors : ofSignedIn)(request, response, next),
];
