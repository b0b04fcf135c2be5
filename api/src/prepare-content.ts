import type { Logger } from 'pino';
import { ensureAdmin, ensureHouse } from './features/accounts/index.ts';
import { loadSampleSite } from './content/sample-site.ts';
import { loadSampleContent } from './content/sample.ts';
import { loadSynonyms } from './content/synonyms.ts';
import type { Database } from './db/connection.ts';
import type { Env } from './env.ts';
import { contentPictures, type ImageFiles } from './features/images/index.ts';
import { prepareSearch, refreshContent } from './features/search/index.ts';

type Dependencies = { env: Env; logger: Logger; db: Database; secret: Uint8Array; files: ImageFiles };

/**
 * Adds what every start expects: administrator, house account, search index, samples. Run by one process at a time.
 * Returns the id of the house account.
 */
export async function prepareContent({ env, logger, db, secret, files }: Dependencies): Promise<number> {
  await ensureAdmin(db, secret, env.DATA_DIR);
  const houseId = await ensureHouse(db, env.AFFILIATE_DEFAULT_REF);
  await files.migrateOriginals();
  await loadSynonyms(db);
  await prepareSearch(db);
  if (env.SAMPLE_CONTENT) {
    await loadSampleContent(db, logger, { files, owner: houseId });
    const pictures = contentPictures({ db, files, owner: houseId });
    await loadSampleSite({ db, pictures, logger, onChanged: refreshContent });
  }
  return houseId;
}
