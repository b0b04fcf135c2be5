import { MAX_FOLDER_FILES, MAX_TEXT_BYTES, UNSENT_REASONS } from 'schema/content-folder.ts';
import { z } from 'zod';
import type { Database } from '../../db/connection.ts';
import { jsonReply } from '../../http/contract.ts';
import { inputMessages as sharedMessages } from '../../http/error-messages.ts';
import { jsonBodyUpTo } from '../../http/json-body.ts';
import { messageFields } from '../../http/errors.ts';
import { Routes } from '../../http/routes.ts';
import { readUpload, type ContentPictures } from '../../features/images/index.ts';
import { errorMessages, inputMessages } from './error-messages.ts';
import { importContent } from './import.ts';
import { problemWords } from './problems.ts';
import { reply } from './reply.ts';

const MAX_FOLDER = '20mb';

const flag = (name: string) => z.stringbool(sharedMessages.flag({ name })).default(false);
const pictureQuery = z.strictObject({ dry_run: flag('dry_run') });
const pictureUploadQuery = pictureQuery.extend({
  public_id: z
    .string()
    .regex(/^[\w-]{22}$/)
    .optional(),
});
const importQuery = pictureQuery.extend({
  prune: flag('prune'),
  overwrite: flag('overwrite'),
  expected: z.string().min(1).max(100).optional(),
});

const byPath = (value: z.ZodString) =>
  z
    .record(z.string(), z.unknown())
    .refine(
      (files) => Object.keys(files).length <= MAX_FOLDER_FILES,
      inputMessages.tooManyFiles({ max: MAX_FOLDER_FILES }),
    )
    .pipe(z.record(z.string().max(300), value))
    .transform((files) => new Map(Object.entries(files)));
const unsentFile = z.strictObject({
  file: z.string().max(4_096),
  reason: z.enum(UNSENT_REASONS),
  bytes: z.int().min(0).optional(),
});
const importBody = z.strictObject({
  files: byPath(z.string(inputMessages.notText()).max(MAX_TEXT_BYTES, inputMessages.tooLarge({ megabytes: 1 }))),
  pictures: byPath(z.string().regex(/^[0-9a-f]{64}$/, inputMessages.notAHash())),
  unsent: z.array(unsentFile).max(MAX_FOLDER_FILES).optional(),
});

type Dependencies = {
  db: Database;
  pictures: ContentPictures;
  /** See ContentImport. */
  onChanged?: ((transaction: Database) => Promise<void>) | undefined;
};

/** Folders of content: docs/content-import.md. */
export function contentImportRoutes({ db, pictures, onChanged }: Dependencies) {
  const routes = new Routes();
  routes.add('POST /admin/content/pictures', readUpload, async (request, response) => {
    const { dry_run: dryRun, public_id: wanted } = pictureUploadQuery.parse(request.query);
    const upload = request.file!.buffer;
    await reply(request, response, async () => {
      if (dryRun) {
        await pictures.check(upload);
        return jsonReply('keepPicture', 200, { picture: null });
      }
      const { hash, publicId } = await pictures.add(upload, wanted);
      return jsonReply('keepPicture', 201, { picture: { sha256: hash, public_id: publicId } });
    });
  });
  routes.add('POST /admin/content/import', ...jsonBodyUpTo(MAX_FOLDER), async (request, response) => {
    const { dry_run: dryRun, ...how } = importQuery.parse(request.query);
    const folder = importBody.parse(request.body);
    await reply(request, response, async () => {
      const result = await importContent({ db, pictures, folder, dryRun, ...how, onChanged });
      if ('report' in result) return jsonReply('importContent', 200, { report: result.report });
      const problems = result.problems.map(problemWords);
      return {
        status: 422,
        body: { ...messageFields(errorMessages.nothingStored()), code: 'CONTENT_REFUSED', problems },
      };
    });
  });

  return routes;
}
