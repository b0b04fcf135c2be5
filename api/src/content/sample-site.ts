import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import { type ContentImport, importContent, readFolder } from './import/index.ts';
import { banners, ebooks, faqs, internshipSubjects, plans, settings } from '../db/schema.ts';

const SITE = fileURLToPath(new URL('./site/', import.meta.url));
const KEY = 'sample_site';

type Parts = Pick<ContentImport, 'db' | 'pictures' | 'onChanged'> & { logger: Logger; folder?: string };

/**
 * Loads the sample banners, articles and so on, through the import that every editor uses, once and where nobody has
 * brought in any. A load that was cut short is taken up again.
 */
export async function loadSampleSite({ folder = SITE, logger, ...parts }: Parts): Promise<void> {
  const { db, pictures } = parts;
  if (!(await isWanted(db))) return;
  await remember(db, 'loading');
  const { files, pictures: hashes, problems, readPicture } = await readFolder(folder);
  const shown = { files, pictures: hashes };
  const checked = await importContent({ ...parts, folder: shown, dryRun: true });
  if ('report' in checked) {
    for (const path of checked.report.pictures_needed) await pictures.add(await readPicture(path));
  }
  const result = 'problems' in checked ? checked : await importContent({ ...parts, folder: shown });
  if ('problems' in result) problems.push(...result.problems);
  for (const problem of problems) logger.error(problem, 'sample content refused');
  if ('report' in result) {
    logger.debug(result.report, 'sample content loaded');
    await remember(db, 'loaded');
  }
}

type Db = Parts['db'];

async function isWanted(db: Db) {
  const [state] = await db.select().from(settings).where(eq(settings.key, KEY));
  if (state) return state.value === 'loading';
  for (const table of [banners, faqs, plans, ebooks, internshipSubjects]) {
    if ((await db.$count(table)) === 0) continue;
    await remember(db, 'left alone');
    return false;
  }
  return true;
}

const remember = (db: Db, value: string) =>
  db.insert(settings).values({ key: KEY, value }).onConflictDoUpdate({ target: settings.key, set: { value } });
