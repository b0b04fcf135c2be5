import { type Request, Router } from 'express';
import type { HttpDependencies } from '../../http/http-dependencies.ts';
import { ApiError } from '../../http/api-error.ts';
import { passingOn } from '../../http/pass-on.ts';
import { errorMessages } from '../../graphql/messages.ts';
import { headersOf } from '../../rest/client.ts';
import { type Part, sendPart } from './parts.ts';
import { isPackId } from './rows.ts';

const MAX_FILE_BYTES = 256 * 1024;
/** 20,000 files. */
const MAX_MANIFEST_BYTES = 5 * 1024 * 1024;
const SHA256 = /^[0-9a-f]{64}$/;
const SIGNATURE = /^[A-Za-z0-9+/]{86}==$/;
const FILE_TYPE = /^(?:application\/gzip|image\/webp)$/;
const FILE_CACHE = /^(?:public|private), max-age=\d+, immutable$/;

/** Manifests and files of packs, with the reader's token: what may be read is for the upstream to say. */
export function packRoutes(dependencies: HttpDependencies) {
  const passOn = passingOn(dependencies);
  const passPart = (toPart: (request: Request) => Part) =>
    passOn((request) => {
      const part = toPart(request);
      return {
        call: part.call,
        method: 'GET',
        path: part.path,
        headers: { ...headersOf(dependencies.callerOf(request)), 'accept-encoding': 'identity' },
        send: (...answer) => sendPart(part, ...answer),
      };
    });
  const routes = Router();
  routes.get('/f/:sha256', passPart(fileOf));
  routes.get('/:id/manifest', passPart(manifestOf));
  return routes;
}

function fileOf({ params: { sha256 = '' } }: Request<{ sha256?: string }>): Part {
  if (!SHA256.test(sha256)) throw notFound();
  return {
    call: 'GET /packs/f/*',
    path: `/packs/f/${sha256}`,
    maxBytes: MAX_FILE_BYTES,
    headersOf: (header) => {
      const type = header('content-type');
      if (!FILE_TYPE.test(type) || header('content-encoding') !== '') return undefined;
      const cache = header('cache-control');
      return { 'content-type': type, 'cache-control': FILE_CACHE.test(cache) ? cache : 'private, no-store' };
    },
  };
}

function manifestOf({ params: { id = '' } }: Request<{ id?: string }>): Part {
  if (!isPackId(id)) throw notFound();
  return {
    call: 'GET /packs/*/manifest',
    path: `/packs/${id}/manifest`,
    maxBytes: MAX_MANIFEST_BYTES,
    headersOf: (header) => {
      const signature = header('x-signature');
      const isSigned = SIGNATURE.test(signature) && header('content-encoding') === '';
      if (!isSigned || !/^application\/json\b/.test(header('content-type'))) return undefined;
      return { 'content-type': 'application/json', 'cache-control': 'private, no-store', 'x-signature': signature };
    },
  };
}

const notFound = () => new ApiError(404, 'NOT_FOUND', errorMessages.notFound());
