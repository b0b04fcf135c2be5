import { database } from './database.ts';

type Item = { asked?: { id: string; type?: string } | null; question?: { id: string } | null };
type Row = { owner: string; questionId: string; question?: unknown };
type Review = { owner: string; items: { question: { id: string } }[] };
type Paper = { owner: string; paper: { sections: { items: Item[] }[] } };

/**
 * Removes the texts of these questions wherever a feature has stored them for a reader: with the record, in the day's
 * review and in papers. Answers, flags and notes stay. The account has the texts for whoever may still read them.
 */
export async function forgetTexts(owner: string, questionIds: ReadonlySet<string>): Promise<void> {
  const [records, reviews, papers] = ['records', 'reviews', 'papers'].map((name) => database.table(name));
  await database.transaction('rw', [records!, reviews!, papers!], async () => {
    await records!.where({ owner }).modify((record: Row) => {
      if (questionIds.has(record.questionId)) delete record.question;
    });
    await reviews!.where({ owner }).modify((review: Review) => {
      review.items = review.items.filter(({ question }) => !questionIds.has(question.id));
    });
    await papers!.where({ owner }).modify(({ paper }: Paper) => {
      for (const item of paper.sections.flatMap(({ items }) => items)) {
        if (questionIds.has(item.asked?.id ?? item.question?.id ?? '')) Object.assign(item, withoutText(item));
      }
    });
  });
}

/** The account's paper says the same of a question that the reader may no longer see. */
const withoutText = ({ asked }: Item) => ({
  question: null,
  locked: true,
  ...(asked && { asked: { id: asked.id, type: asked.type, stem: '', options: [], parts: [], media: [] } }),
});
