import { eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { questionDrafts } from '../../db/schema.ts';
import { type NotificationRow, notifyStaff, notifyWriters } from '../notifications/index.ts';

type NewReport = {
  question: number;
  ref: string;
  by: number;
  /** Whether readers see from now on that the question is under review. */
  isNewlyMarked: boolean;
};

export async function notifyOfReport(
  tx: Database,
  { question, ref, by, isNewlyMarked }: NewReport,
): Promise<NotificationRow[]> {
  const [draft] = await tx
    .select({ writers: questionDrafts.writers })
    .from(questionDrafts)
    .where(eq(questionDrafts.id, question));
  const thing = { id: String(question), writers: draft?.writers ?? [] };
  const news = { details: { ref }, things: [thing], by };
  const marked = { template: 'question-under-review', ...news } as const;
  return [
    ...(await notifyStaff(tx, 'QUESTIONS_REVIEW', { template: 'question-reported', ...news })),
    ...(await notifyWriters(tx, { template: 'own-question-reported', ...news })),
    ...(isNewlyMarked ? await notifyStaff(tx, 'QUESTIONS_REVIEW', marked) : []),
    ...(isNewlyMarked ? await notifyWriters(tx, marked) : []),
  ];
}
