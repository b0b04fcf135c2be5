import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../db/connection.ts';
import { questionLists, settings } from '../db/schema.ts';
import { wordsOf } from '../http/messages.ts';
import { importQuestions } from '../features/questions/import/import.ts';

const QUESTIONS = fileURLToPath(new URL('./questions/', import.meta.url));
const KEY = 'sample_content';

/** Loads once, into an empty bank. Continues an interrupted load. */
export async function loadSampleContent(db: Database, logger: Logger): Promise<void> {
  if (!(await shouldLoad(db))) return;
  await storeState(db, 'loading');
  for (const file of (await readdir(QUESTIONS)).filter((name) => name.endsWith('.jsonl')).sort()) {
    const report = await importQuestions({
      db,
      input: createReadStream(join(QUESTIONS, file)),
      format: 'jsonl',
      options: {},
      onRefusal: ({ line, reason }) => logger.error({ file, line, reason: wordsOf(reason) }, 'sample question refused'),
    });
    logger.debug({ file, ...report }, 'sample questions loaded');
  }
  await storeState(db, 'loaded');
}

async function shouldLoad(db: Database) {
  const [state] = await db.select().from(settings).where(eq(settings.key, KEY));
  if (state) return state.value === 'loading';
  const [list] = await db.select({ id: questionLists.id }).from(questionLists).limit(1);
  return list === undefined;
}

const storeState = (db: Database, value: string) =>
  db.insert(settings).values({ key: KEY, value }).onConflictDoUpdate({ target: settings.key, set: { value } });
