import { z } from 'zod';
import { badInput } from '../../graphql/errors.ts';
import { curriculumMessages } from './messages.ts';
import { questionPage } from '../questions/index.ts';

const PAGE_SIZE = 20;

export type ItemPage = { questions: z.output<typeof questionPage>['questions']; total: number };

export const itemPage = questionPage.transform(({ questions, paging }): ItemPage => ({
  questions,
  total: paging.total ?? questions.length,
}));

type Slice = { first: number; after?: string | null | undefined };

/** Which page of the REST API holds what follows `after`, and the places on it. A cursor is the place in the list. */
export function placesAfter({ first, after }: Slice) {
  const seen = after == null ? 0 : Number(after);
  if (!Number.isInteger(seen) || seen < 0 || seen > 1_000_000) throw badInput('after', curriculumMessages.badCursor());
  const start = seen % PAGE_SIZE;
  return { page: Math.floor(seen / PAGE_SIZE) + 1, start, end: Math.min(start + first, PAGE_SIZE), seen };
}

/** A connection's body out of a page. */
export function connectionOf({ questions, total }: ItemPage, places: ReturnType<typeof placesAfter>) {
  const { start, end, seen } = places;
  const last = seen - start + end;
  return {
    questions: questions.slice(start, end).map((question, index) => ({ cursor: String(seen + index + 1), question })),
    total,
    next: last < total ? String(last) : null,
  };
}
