import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import { type ContentImport, importContent, problemOfUnsent, problemWords, readFolder } from './import/index.ts';
import { banners, ebooks, faqs, internshipSubjects, plans, settings } from '../db/schema.ts';

const SITE = fileURLToPath(new URL('./site/', import.meta.url));
const KEY = 'sample_site';

type Dependencies = Pick<ContentImport, 'db' | 'pictures' | 'onChanged'> & { logger: Logger; folder?: string };

/** Loads once, where nobody has imported content. Continues an interrupted load. */
export async function loadSampleSite({ folder = SITE, logger, ...dependencies }: Dependencies): Promise<void> {
  const { db, pictures } = dependencies;
  if (!(await shouldLoad(db))) return;
  await storeState(db, 'loading');
  const { files, pictures: hashes, unsent, readPicture } = await readFolder(folder);
  const problems = unsent.map(problemOfUnsent);
  const content = { files, pictures: hashes };
  const checked = await importContent({ ...dependencies, folder: content, dryRun: true });
  if ('report' in checked) {
    for (const path of checked.report.pictures_needed) await pictures.add(await readPicture(path));
  }
  const result = 'problems' in checked ? checked : await importContent({ ...dependencies, folder: content });
  if ('problems' in result) problems.push(...result.problems);
  for (const problem of problems) logger.error(problemWords(problem), 'sample content refused');
  if ('report' in result) {
    logger.debug(result.report, 'sample content loaded');
    await storeState(db, 'loaded');
  }
}

type Db = Dependencies['db'];

async function shouldLoad(db: Db) {
  const [state] = await db.select().from(settings).where(eq(settings.key, KEY));
  if (state) return state.value === 'loading';
  for (const table of [banners, faqs, plans, ebooks, internshipSubjects]) {
    if ((await db.$count(table)) === 0) continue;
    await storeState(db, 'left alone');
    return false;
  }
  return true;
}

const storeState = (db: Db, value: string) =>
  db.insert(settings).values({ key: KEY, value }).onConflictDoUpdate({ target: settings.key, set: { value } });
