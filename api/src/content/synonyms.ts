import { readFile } from 'node:fs/promises';
import type { Database } from '../db/connection.ts';
import { replaceSynonyms, synonymsSchema } from '../features/search/index.ts';

const FILE = new URL('./site/synonyms.json', import.meta.url);

export async function loadSynonyms(db: Database): Promise<void> {
  await replaceSynonyms(db, synonymsSchema.parse(JSON.parse(await readFile(FILE, 'utf8'))));
}
