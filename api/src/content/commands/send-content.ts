import { basename } from 'node:path';
import { sendFolder } from 'schema/content-folder.ts';
import { z } from 'zod';
import { call } from '../../command-line/admin-api.ts';
import { readFolder } from '../import/read-folder.ts';

const responseSchema = z.union([
  z.object({
    report: z.object({
      dry_run: z.boolean(),
      stored: z.boolean(),
      counts: z.record(z.string(), z.record(z.string(), z.number())),
      entries: z
        .array(z.object({ kind: z.string(), id: z.string(), title: z.string(), outcome: z.string() }))
        .default([]),
      kept: z.array(z.object({ kind: z.string(), id: z.string() })).default([]),
      pictures_needed: z.array(z.string()),
    }),
  }),
  z.object({ problems: z.array(z.object({ file: z.string(), problem: z.string() })) }),
]);
const refusal = z.object({ message: z.string() });

/** Sends a folder as sendFolder() says. */
export async function sendContent(
  path: string,
  { dryRun, prune, overwrite }: { dryRun: boolean; prune: boolean; overwrite: boolean },
) {
  const { files, pictures, unsent, readPicture } = await readFolder(path);
  const folder = { files: Object.fromEntries(files), pictures: Object.fromEntries(pictures), unsent };
  const result = await sendFolder(
    {
      send: async (isDry) => {
        const query = new URLSearchParams({
          dry_run: String(isDry),
          prune: String(prune),
          overwrite: String(overwrite),
        });
        return responseSchema.parse((await call('/content/import', query, folder, [200, 422])).body);
      },
      sendPicture: async (picture, isDry) => sendPicture(picture, await readPicture(picture), isDry),
    },
    folder,
    dryRun,
  );
  return 'report' in result ? result.report : result;
}

async function sendPicture(path: string, bytes: Buffer, onlyCheck: boolean): Promise<string | undefined> {
  const form = new FormData();
  form.append('url', new Blob([Uint8Array.from(bytes)]), basename(path));
  const query = new URLSearchParams({ dry_run: String(onlyCheck) });
  const { status, body } = await call('/content/pictures', query, form, [200, 201, 400, 413]);
  return status < 300 ? undefined : refusal.parse(body).message;
}
