import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { putJob } from '../../../jobs/index.ts';
import { isNewKey } from '../corrected-key.ts';
import type { QuestionContent, StoredQuestion } from './stored-question.ts';

/** Stores when a key changed, and queues the question: a job marks its answers again and notifies their readers. */
export async function noteNewKey(
  tx: Database,
  { id, content }: Pick<StoredQuestion, 'id' | 'content'>,
  next: QuestionContent,
): Promise<void> {
  if (!isNewKey(content.options, next.options)) return;
  await tx.execute(sql`
    with corrected as (
      update questions set key_corrected_at = statement_timestamp() where id = ${id} returning id, version
    )
    insert into key_corrections (question, version, news) select id, version, 'ALL' from corrected
    on conflict (question) do update set version = excluded.version, news = excluded.news, after_user = 0`);
  await putJob(tx, 'remark-answers');
}
