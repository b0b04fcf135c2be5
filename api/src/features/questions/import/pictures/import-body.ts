import type { Request, Response } from 'express';
import multer from 'multer';
import type { Readable } from 'node:stream';
import { callbackify } from 'node:util';
import { z } from 'zod';
import { badRequest } from '../../../../http/errors.ts';
import { errorMessages } from '../../error-messages.ts';
import { type Edits, editsSchema } from '../table/edits.ts';
import { limitedBody, limitedStream } from '../limited-body.ts';

const MAX_NAMES_BYTES = 4 * 1024 * 1024;
const MAX_NAMES = 20_000;
const MAX_NAME = 200;

const names = z
  .record(z.string().max(MAX_NAME), z.string().regex(/^[0-9a-f]{64}$/))
  .refine((all) => Object.keys(all).length <= MAX_NAMES)
  .transform((all) => new Map(Object.entries(all).map(([name, hash]) => [name.normalize('NFC'), hash])));

/** `names`: the SHA-256 (hex) of pictures by name. */
type Sent = { names: ReadonlyMap<string, string>; edits: Edits | undefined };
type Work = (file: Readable, sent: Sent) => Promise<void>;

/** The file is the body; or it is the part `file` of a form, behind `pictures` and `edits`, both JSON. */
export async function withImportFile(
  request: Request,
  response: Response,
  maxBytes: number,
  work: Work,
): Promise<void> {
  if (!request.is('multipart/form-data'))
    return work(limitedBody(request, maxBytes), { names: new Map(), edits: undefined });
  await readForm(request, response, maxBytes, work);
}

function readForm(request: Request, response: Response, maxBytes: number, work: Work): Promise<void> {
  let hasFile = false;
  // While the file comes in: it may be larger than the memory.
  async function handleFile({ body }: Request, { stream }: Express.Multer.File): Promise<Partial<Express.Multer.File>> {
    hasFile = true;
    await work(limitedStream(request, stream, maxBytes), readFields(body as Record<string, unknown>));
    return {};
  }
  const form = multer({
    limits: { files: 1, fields: 2, fieldSize: MAX_NAMES_BYTES, parts: 3, headerPairs: 20, fieldNameSize: 20 },
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

const form = z.strictObject({ pictures: z.string().default('{}'), edits: z.string().optional() });

function readFields(body: Record<string, unknown>): Sent {
  // A field that is there twice.
  if (Object.values(body).some(Array.isArray)) throw badRequest(errorMessages.badForm(), 'file');
  const fields = form.safeParse(body);
  if (!fields.success) throw badRequest(errorMessages.badPictures(), 'pictures');
  const { pictures, edits } = fields.data;
  return {
    names: readField(names, pictures, () => badRequest(errorMessages.badPictures(), 'pictures')),
    edits:
      edits === undefined
        ? undefined
        : readField(editsSchema, edits, () => badRequest(errorMessages.badEdits(), 'edits')),
  };
}

function readField<Schema extends z.ZodType>(schema: Schema, json: string, toError: () => Error): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(json));
  } catch {
    throw toError();
  }
}
