import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client';
import type { QuestionListFragment } from './question-list.generated.ts';

/** What a query of a list answered: a page, null where nothing is listed, undefined while awaited. */
export type ListAnswer = {
  list: QuestionListFragment | null | undefined;
  previous: QuestionListFragment | null | undefined;
  error: unknown;
  loading: boolean;
  retry: () => void;
  /** Asks the server whether a page is locked still: a purchase may have opened it since. */
  isStillLocked: (page: number) => Promise<boolean>;
};

type Query<Data> = {
  data?: Data | undefined;
  previousData?: Data | undefined;
  error?: unknown;
  loading: boolean;
  refetch: () => Promise<unknown>;
  client: ApolloClient;
  observable: { query: DocumentNode; variables: OperationVariables };
};

type Picked = QuestionListFragment | null | undefined;

/** The page of questions in a query's answer. */
export const listAnswer = <Data>(query: Query<Data>, pick: (data: Data) => Picked): ListAnswer => ({
  list: query.data && (pick(query.data) ?? null),
  previous: query.previousData && pick(query.previousData),
  error: query.error,
  loading: query.loading,
  retry: () => void query.refetch().catch(() => {}),
  async isStillLocked(page) {
    const { query: document, variables } = query.observable;
    try {
      const { data } = await query.client.query<Data>({ query: document, variables, fetchPolicy: 'network-only' });
      return !(data && pick(data))?.pagination.tabs.some((tab) => tab.page === page && !tab.locked);
    } catch {
      return true;
    }
  },
});
