import { readFile } from 'node:fs/promises';
import type { Database } from '../db/connection.ts';
import { replaceSynonyms, synonymsSchema } from '../features/search/index.ts';

const FILE = new URL('./site/synonyms.json', import.meta.url);

/** Gives the search the terms that mean the same, as the file has them now. */
export async function loadSynonyms(db: Database): Promise<void> {
  await replaceSynonyms(db, synonymsSchema.parse(JSON.parse(await readFile(FILE, 'utf8'))));
}
