import { basename } from 'node:path';
import { z } from 'zod';
import { problemWords } from '../import/problems.ts';
import { readFolder } from '../import/read-folder.ts';
import { call } from '../../command-line/admin-api.ts';

const problem = z.object({ file: z.string(), problem: z.string() });
const responseSchema = z.union([
  z.object({
    report: z.object({
      dry_run: z.boolean(),
      stored: z.boolean(),
      counts: z.record(z.string(), z.record(z.string(), z.number())),
      kept: z.array(z.object({ kind: z.string(), id: z.string() })).default([]),
      pictures_needed: z.array(z.string()),
    }),
  }),
  z.object({ problems: z.array(problem) }),
]);
const refusal = z.object({ message: z.string() });

type Problem = z.output<typeof problem>;
type Report = Extract<z.output<typeof responseSchema>, { report: unknown }>['report'];

/** Checks the folder, then uploads new pictures, then texts. With problems only valid pictures are stored. */
export async function sendContent(
  path: string,
  { dryRun, prune, overwrite }: { dryRun: boolean; prune: boolean; overwrite: boolean },
): Promise<Report | { problems: Problem[] }> {
  const { files, pictures, problems: onDisk, readPicture } = await readFolder(path);
  const problems = onDisk.map(problemWords);
  const folder = { files: Object.fromEntries(files), pictures: Object.fromEntries(pictures) };
  const send = async (dry: boolean) => {
    const query = new URLSearchParams({
      dry_run: String(dry),
      prune: String(prune),
      overwrite: String(overwrite),
    });
    return responseSchema.parse((await call('/content/import', query, folder, [200, 422])).body);
  };
  const checked = await send(true);
  if ('problems' in checked) problems.push(...checked.problems);

  const rejected = new Set(problems.map(({ file }) => file));
  // If there are problems, only check the pictures, to report everything at once.
  const onlyCheck = dryRun || problems.length > 0;
  const needed = 'report' in checked ? checked.report.pictures_needed : [...pictures.keys()];
  for (const picture of needed.filter((path) => !rejected.has(path))) {
    const wrong = await sendPicture(picture, await readPicture(picture), onlyCheck);
    if (wrong) problems.push({ file: picture, problem: wrong });
  }
  if (problems.length > 0) return { problems };
  if (dryRun && 'report' in checked) return checked.report;
  const response = await send(false);
  return 'report' in response ? response.report : response;
}

async function sendPicture(path: string, bytes: Buffer, onlyCheck: boolean): Promise<string | undefined> {
  const form = new FormData();
  form.append('url', new Blob([Uint8Array.from(bytes)]), basename(path));
  const query = new URLSearchParams({ dry_run: String(onlyCheck) });
  const { status, body } = await call('/content/pictures', query, form, [200, 201, 400, 413]);
  return status < 300 ? undefined : refusal.parse(body).message;
}
