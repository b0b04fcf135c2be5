import { basename } from 'node:path';
import { z } from 'zod';
import { readFolder } from '../content/import/read-folder.ts';
import { call } from './admin-api.ts';

const problem = z.object({ file: z.string(), problem: z.string() });
const answer = z.union([
  z.object({
    report: z.object({
      dry_run: z.boolean(),
      stored: z.boolean(),
      counts: z.record(z.string(), z.record(z.string(), z.number())),
      pictures_needed: z.array(z.string()),
    }),
  }),
  z.object({ problems: z.array(problem) }),
]);
const refusal = z.object({ message: z.string() });

type Problem = z.output<typeof problem>;
type Report = Extract<z.output<typeof answer>, { report: unknown }>['report'];

/**
 * Checks a folder, then sends its new pictures and at last its texts. Answers with the report, or with everything that
 * is wrong with the folder; nothing is stored then but pictures that were good.
 */
export async function sendContent(
  path: string,
  { dryRun, prune }: { dryRun: boolean; prune: boolean },
): Promise<Report | { problems: Problem[] }> {
  const { files, pictures, problems, readPicture } = await readFolder(path);
  const folder = { files: Object.fromEntries(files), pictures: Object.fromEntries(pictures) };
  const send = async (dry: boolean) => {
    const query = new URLSearchParams({ dry_run: String(dry), prune: String(prune) });
    return answer.parse((await call('/content/import', query, folder, [200, 422])).body);
  };
  const checked = await send(true);
  if ('problems' in checked) problems.push(...checked.problems);

  const refused = new Set(problems.map(({ file }) => file));
  // Where something is wrong already the pictures are only looked at, so that all that is wrong is told at once.
  const onlyCheck = dryRun || problems.length > 0;
  const needed = 'report' in checked ? checked.report.pictures_needed : [...pictures.keys()];
  for (const picture of needed.filter((path) => !refused.has(path))) {
    const wrong = await sendPicture(picture, await readPicture(picture), onlyCheck);
    if (wrong) problems.push({ file: picture, problem: wrong });
  }
  if (problems.length > 0) return { problems };
  if (dryRun && 'report' in checked) return checked.report;
  const stored = await send(false);
  return 'report' in stored ? stored.report : stored;
}

/** What is wrong with a picture, if anything is. */
async function sendPicture(path: string, bytes: Buffer, onlyCheck: boolean): Promise<string | undefined> {
  const form = new FormData();
  form.append('url', new Blob([Uint8Array.from(bytes)]), basename(path));
  const query = new URLSearchParams({ dry_run: String(onlyCheck) });
  const { status, body } = await call('/content/pictures', query, form, [200, 201, 400, 413]);
  return status < 300 ? undefined : refusal.parse(body).message;
}
