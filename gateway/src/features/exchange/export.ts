import type { Request, RequestHandler, Response } from 'express';
import type { Permission } from 'schema/roles.ts';
import { ApiError, handleErrors } from '../../http/api-error.ts';
import { headersOf, type Caller } from '../../rest/client.ts';
import { causeOf } from '../../rest/streamed-call.ts';
import { UpstreamError } from '../../rest/upstream-error.ts';
import { exchangeEntrance, type ExchangeDependencies } from './call.ts';
import { patience } from './patience.ts';
import { sendReply } from './reply.ts';
import { MAX_EXPORT_BYTES } from './settings.ts';

// Not HTML or SVG: the file comes from our own origin.
const FILE =
  /^(?:text\/(?:csv|plain|xml)|application\/(?:zip|xml|x-ndjson|vnd\.openxmlformats-officedocument\.(?:spreadsheetml\.sheet|wordprocessingml\.document)))(?:;|$)/i;
const PASSED = ['content-disposition', 'content-length', 'export-summary'] as const;

export type ExportSource = { path: string; permission: Permission };
export const EXPORT: ExportSource = { path: '/admin/questions/export', permission: 'EXPORT' };
export const TEMPLATE: ExportSource = { path: '/admin/questions/export/template', permission: 'IMPORT' };

/**
 * GET /exchange/export: streams the REST API's export of questions, with its query, as a file to save. HEAD has
 * `export-summary` alone: how many questions there are, and what the format cannot carry. GET /exchange/template: a file to
 * fill in.
 */
export function exportHandler(dependencies: ExchangeDependencies, { path, permission }: ExportSource): RequestHandler {
  const call = `GET ${path}`;
  const { upstream, logFailure } = dependencies;
  const enter = exchangeEntrance(dependencies, permission);

  async function passOn({ method }: Request, response: Response, caller: Caller, search: string) {
    const limit = patience(upstream.timeoutMs);
    const onClose = () => limit.abort(new UpstreamError('', { call, detail: 'the reader has left' }));
    response.once('close', onClose);
    try {
      const reply = await upstream.openUpload({
        method: method === 'HEAD' ? 'HEAD' : 'GET',
        path: `${path}${search}`,
        headers: headersOf(caller),
        signal: limit.signal,
      });
      response.set('content-security-policy', "default-src 'none'; sandbox");
      await sendReply(reply, response, {
        call,
        types: FILE,
        maxBytes: MAX_EXPORT_BYTES,
        passed: PASSED,
        onStart: limit.onStart,
        onChunk: limit.putOff,
      });
    } catch (error) {
      throw error instanceof ApiError ? error : causeOf(error, limit.signal, call);
    } finally {
      response.off('close', onClose);
      limit.end();
    }
  }

  return handleErrors(logFailure, async (request: Request, response) => {
    const { caller, search, leave } = await enter(request);
    try {
      if (!response.destroyed) await passOn(request, response, caller, search);
    } finally {
      leave();
    }
  });
}
