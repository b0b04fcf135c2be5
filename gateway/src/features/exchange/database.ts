import { Readable } from 'node:stream';
import type { RequestHandler } from 'express';
import { ApiError } from '../../http/api-error.ts';
import { readAll } from '../../rest/streamed-call.ts';
import { exchangeHandler, type ExchangeDependencies } from './call.ts';
import { sendFile } from './file.ts';
import { exchangeMessages } from './messages.ts';
import { MAX_PASSWORD_BYTES } from './settings.ts';

const JSON_TYPE = /^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i;

const refused = (status: number) => new ApiError(status, 'BAD_USER_INPUT', exchangeMessages.notAPassword());

/**
 * POST /exchange/database with `{ password }`: streams the REST API's export of the whole database as a file to save.
 * The password is in no address, and the answer in no cache.
 */
export const databaseHandler = (dependencies: ExchangeDependencies): RequestHandler =>
  exchangeHandler(dependencies, 'DATABASE', async (request, response, { caller }) => {
    if (!JSON_TYPE.test(request.headers['content-type'] ?? '')) throw refused(415);
    const body = await readAll(request, { maxBytes: MAX_PASSWORD_BYTES, tooMany: () => refused(413) });
    await sendFile(dependencies.upstream, caller, response, {
      method: 'POST',
      path: '/admin/export',
      headers: { 'content-type': 'application/json', 'content-length': String(body.length) },
      body: Readable.from(body),
      types: /^application\/gzip$/i,
      passed: ['content-disposition'],
    });
  });
