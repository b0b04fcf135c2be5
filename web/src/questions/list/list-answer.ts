import type { QuestionListFragment } from './question-list.generated.ts';

/** What a query of a list answered: a page, null where nothing is listed, undefined while awaited. */
export type ListAnswer = {
  list: QuestionListFragment | null | undefined;
  previous: QuestionListFragment | null | undefined;
  error: unknown;
  loading: boolean;
  retry: () => void;
};

type Query<Data> = {
  data?: Data | undefined;
  previousData?: Data | undefined;
  error?: unknown;
  loading: boolean;
  refetch: () => Promise<unknown>;
};

type Picked = QuestionListFragment | null | undefined;

/** The page of questions in a query's answer. */
export const listAnswer = <Data>(query: Query<Data>, pick: (data: Data) => Picked): ListAnswer => ({
  list: query.data && (pick(query.data) ?? null),
  previous: query.previousData && pick(query.previousData),
  error: query.error,
  loading: query.loading,
  retry: () => void query.refetch().catch(() => {}),
});
