import { pageOfPlace, pagesOf, windowOf } from 'question/list-pages.ts';
import { typed } from '../../../apollo/local-answers.ts';
import { loadPackContent } from '../../packs/index.ts';
import type { StudyQuestion } from '../../study/index.ts';
import type { QuestionListFragment } from '../list/question-list.generated.ts';

type Args = {
  page: number;
  from?: number | null | undefined;
  to?: number | null | undefined;
  ref?: string | null | undefined;
};
type Index = NonNullable<Awaited<ReturnType<Awaited<ReturnType<typeof loadPackContent>>['readIndex']>>>;

/** A page of a list of a pack, as the server has it. Null if there is no such page. */
export async function readListPage(
  index: Index,
  places: readonly number[],
  { page, from, to, ref }: Args,
): Promise<QuestionListFragment | null> {
  const { readQuestions } = await loadPackContent();
  const range = { from: from ?? undefined, to: to ?? undefined };
  const entries = places.flatMap((place) => index.questions[place] ?? []);
  const place = ref == null ? 0 : entries.findIndex((entry) => entry.ref === ref) + 1;
  const number = (place > 0 ? pageOfPlace(range, place) : undefined) ?? page;
  const { first, last } = windowOf(number, range);
  const ids = entries.slice(first - 1, last).map(({ id }) => id);
  if (ids.length === 0) return null;
  const questions = await readQuestions(index.pack, ids);
  const { total, pages } = pagesOf(number, range, entries.length);
  return typed('QuestionPage', {
    questions: questions.map(toCard),
    unreadable: ids.length - questions.length,
    pagination: typed('Pagination', {
      page: number,
      total,
      tabs: pages.map((tab) => typed('PageTab', { ...tab, locked: false })),
    }),
  });
}

const toCard = (question: StudyQuestion): StudyQuestion =>
  typed('Question', {
    ...question,
    options: question.options.map((option) => typed('QuestionOption', option)),
    parts: question.parts.map((part) => typed('QuestionPart', part)),
    appearances: question.appearances.map((appearance) => typed('Appearance', appearance)),
    media: question.media.map(({ image, ...picture }) =>
      // A device may keep questions from before pictures had these.
      typed('QuestionMedia', {
        ...picture,
        source: picture.source ?? null,
        licence: picture.licence ?? null,
        image: typed('Image', image),
      }),
    ),
    notice: question.notice && typed('QuestionNotice', question.notice),
  });
