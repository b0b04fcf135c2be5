import type { Request, Response } from 'express';
import multer from 'multer';
import type { Readable } from 'node:stream';
import { callbackify } from 'node:util';
import { z } from 'zod';
import { toNfc } from 'text/normalise.ts';
import { badRequest } from '../../../../http/errors.ts';
import { type Edits, editsSchema } from '../table/edits.ts';
import { limitedBody, limitedStream } from '../limited-body.ts';
import { type FormPictures, MAX_FORM_PICTURES } from './form-pictures.ts';
import { errorMessages } from '../../error-messages.ts';

const MAX_NAMES_BYTES = 4 * 1024 * 1024;
const MAX_NAMES = 20_000;
const MAX_NAME = 200;

const names = z
  .record(z.string().max(MAX_NAME), z.string().regex(/^[0-9a-f]{64}$/))
  .refine((all) => Object.keys(all).length <= MAX_NAMES)
  .transform((all) => new Map(Object.entries(all).map(([name, hash]) => [toNfc(name), hash])));

/** `names`: the SHA-256 (hex) of pictures that were sent before, by name. */
type Sent = { names: ReadonlyMap<string, string>; edits: Edits | undefined };
type Work = (file: Readable, sent: Sent) => Promise<void>;
type Options = { maxBytes: number; pictures: Pick<FormPictures, 'add' | 'done'> };

/**
 * The file is the body; or it is the part `file` of a form, behind `pictures` and `edits`, both JSON, and any number of
 * pictures, each a part `picture`.
 */
export async function withImportFile(
  request: Request,
  response: Response,
  options: Options,
  work: Work,
): Promise<void> {
  if (!request.is('multipart/form-data'))
    return work(limitedBody(request, options.maxBytes), { names: new Map(), edits: undefined });
  await readForm(request, response, options, work);
}

function readForm(request: Request, response: Response, { maxBytes, pictures }: Options, work: Work): Promise<void> {
  let hasFile = false;
  // While the file comes in: it may be larger than the memory.
  async function handleFile({ body }: Request, part: Express.Multer.File): Promise<Partial<Express.Multer.File>> {
    if (hasFile) throw badRequest(errorMessages.badForm(), 'file');
    if (part.fieldname === 'picture') await pictures.add(part.originalname, part.stream);
    else {
      hasFile = true;
      const fields = readFields(body as Record<string, unknown>);
      await pictures.done();
      await work(limitedStream(request, part.stream, maxBytes), fields);
    }
    return {};
  }
  const form = multer({
    limits: {
      // One more than there may be, so that the refusal says how many.
      files: MAX_FORM_PICTURES + 2,
      fields: 2,
      fieldSize: MAX_NAMES_BYTES,
      parts: MAX_FORM_PICTURES + 4,
      headerPairs: 20,
      fieldNameSize: 20,
    },
    // As browsers write names. Names with a path are refused, not shortened.
    defParamCharset: 'utf8',
    preservePath: true,
    storage: { _handleFile: callbackify(handleFile), _removeFile: (_request, _file, done) => done(null) },
  }).fields([{ name: 'picture' }, { name: 'file', maxCount: 1 }]);
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
