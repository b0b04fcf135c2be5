import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../db/connection.ts';
import { questionLists, settings } from '../db/schema.ts';
import { wordsOf } from '../http/messages.ts';
import { contentPictures, type ContentPictures, type ImageFiles } from '../features/images/index.ts';
import { importQuestions } from '../features/exchange/index.ts';

const QUESTIONS = fileURLToPath(new URL('./questions/', import.meta.url));
const PICTURES = join(QUESTIONS, 'pictures');
const KEY = 'sample_content';

/** Whose the pictures are, and where they go. */
type SampleFiles = { files: ImageFiles; owner: number };

/** Loads once, into an empty bank. Continues an interrupted load. */
export async function loadSampleContent(db: Database, logger: Logger, files: SampleFiles): Promise<void> {
  if (!(await shouldLoad(db))) return;
  await storeState(db, 'loading');
  const pictures = { ...files, names: await storePictures(contentPictures({ db, ...files })) };
  for (const file of (await readdir(QUESTIONS)).filter((name) => name.endsWith('.jsonl')).sort()) {
    const report = await importQuestions({
      db,
      input: createReadStream(join(QUESTIONS, file)),
      format: 'jsonl',
      options: {},
      pictures,
      onRefusal: ({ line, reason }) => logger.error({ file, line, reason: wordsOf(reason) }, 'sample question refused'),
    });
    logger.debug({ file, ...report }, 'sample questions loaded');
  }
  await storeState(db, 'loaded');
}

async function storePictures(store: ContentPictures): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const name of await readdir(PICTURES)) {
    const { hash } = await store.add(await readFile(join(PICTURES, name)));
    names.set(name, hash);
  }
  return names;
}

async function shouldLoad(db: Database) {
  const [state] = await db.select().from(settings).where(eq(settings.key, KEY));
  if (state) return state.value === 'loading';
  const [list] = await db.select({ id: questionLists.id }).from(questionLists).limit(1);
  return list === undefined;
}

const storeState = (db: Database, value: string) =>
  db.insert(settings).values({ key: KEY, value }).onConflictDoUpdate({ target: settings.key, set: { value } });
