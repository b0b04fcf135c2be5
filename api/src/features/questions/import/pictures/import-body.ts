import type { Request, Response } from 'express';
import multer from 'multer';
import type { Readable } from 'node:stream';
import { callbackify } from 'node:util';
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
  // While the file comes in: it may be larger than the memory.
  async function handleFile({ body }: Request, { stream }: Express.Multer.File): Promise<Partial<Express.Multer.File>> {
    hasFile = true;
    await work(limitedStream(request, stream, maxBytes), readNames(body));
    return {};
  }
  const form = multer({
    limits: { files: 1, fields: 1, fieldSize: MAX_NAMES_BYTES, parts: 2, headerPairs: 20, fieldNameSize: 20 },
    storage: { _handleFile: callbackify(handleFile), _removeFile: (_request, _file, done) => done(null) },
  }).single('file');
  return new Promise((resolve, reject) => {
    form(request, response, (error: unknown) => {
      if (error instanceof multer.MulterError) return reject(badRequest(errorMessages.badForm(), 'file'));
      if (error instanceof Error) return reject(error);
      return hasFile ? resolve() : reject(badRequest(errorMessages.badForm(), 'file'));
    });
  });
}

const form = z.strictObject({ pictures: z.string().default('{}') });

function readNames(body: unknown): ReadonlyMap<string, string> {
  try {
    return names.parse(JSON.parse(form.parse(body).pictures));
  } catch {
    throw badRequest(errorMessages.badPictures(), 'pictures');
  }
}
