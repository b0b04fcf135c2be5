import type { StudyQuestion } from '../../study/index.ts';
import { loadPackContent } from '../../packs/index.ts';

/** A question with its place in the curriculum. */
export type DrawnQuestion = StudyQuestion & { prof: string; subject: string; topic: string | null };

/** Questions of the reader's packs, in the order of `ids`. What they do not have is left out. */
export async function readDrawn(ids: readonly string[]): Promise<DrawnQuestion[]> {
  const { findQuestions, readSubjects } = await loadPackContent();
  const [questions, packs] = await Promise.all([findQuestions(ids), readSubjects()]);
  const wanted = new Set(ids);
  const places = new Map(
    packs.flatMap(({ subject, questions: entries }) =>
      entries
        .filter(({ id }) => wanted.has(id))
        .map(({ id, topic }) => [id, { prof: subject.prof, subject: subject.code, topic }] as const),
    ),
  );
  return questions.flatMap((question) => {
    const place = places.get(question.id);
    return place ? [{ ...question, ...place }] : [];
  });
}
