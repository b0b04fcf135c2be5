import type { Request, Response } from 'express';
import multer from 'multer';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import { badRequest } from '../../../../http/errors.ts';
import { errorMessages } from '../../error-messages.ts';
import { limitedBody, limitedStream } from '../limited-body.ts';

const MAX_NAMES_BYTES = 4 * 1024 * 1024;
const MAX_NAMES = 20_000;
const MAX_NAME = 200;

const names = z
  .record(z.string().max(MAX_NAME), z.string().regex(/^[0-9a-f]{64}$/))
  .refine((all) => Object.keys(all).length <= MAX_NAMES)
  .transform((all) => new Map(Object.entries(all).map(([name, hash]) => [name.normalize('NFC'), hash])));

type Work = (file: Readable, names: ReadonlyMap<string, string>) => Promise<void>;

/** The file is the body; or it is the part `file` of a form, behind `pictures`, JSON of names and SHA-256 (hex). */
export async function withImportFile(
  request: Request,
  response: Response,
  maxBytes: number,
  work: Work,
): Promise<void> {
  if (!request.is('multipart/form-data')) return work(limitedBody(request, maxBytes), new Map());
  await readForm(request, response, maxBytes, work);
}

function readForm(request: Request, response: Response, maxBytes: number, work: Work): Promise<void> {
  let hasFile = false;
  const form = multer({
    limits: { files: 1, fields: 1, fieldSize: MAX_NAMES_BYTES, parts: 2, headerPairs: 20, fieldNameSize: 20 },
    storage: {
      // While the file comes in: it may be larger than the memory.
      _handleFile({ body }, { stream }, done) {
        hasFile = true;
        const handle = async () =>
          work(limitedStream(request, stream, maxBytes), readNames(body as { pictures?: unknown }));
        handle().then(() => done(null), done);
      },
      _removeFile: (_request, _file, done) => done(null),
    },
  }).single('file');
  return new Promise((resolve, reject) => {
    form(request, response, (error: unknown) => {
      if (error instanceof multer.MulterError) return reject(badRequest(errorMessages.badForm(), 'file'));
      if (error) return reject(error as Error);
      return hasFile ? resolve() : reject(badRequest(errorMessages.badForm(), 'file'));
    });
  });
}

function readNames({ pictures }: { pictures?: unknown }): ReadonlyMap<string, string> {
  if (pictures === undefined) return new Map();
  try {
    return names.parse(JSON.parse(String(pictures)));
  } catch {
    throw badRequest(errorMessages.badPictures(), 'pictures');
  }
}
