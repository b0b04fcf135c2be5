import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client';
import { errorCode } from '../../../apollo/errors.ts';
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
  /** The number of the page that holds a question, which is then in the cache. */
  findPage: (ref: string) => Promise<number | 'locked' | 'absent'>;
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
  async findPage(ref) {
    const { query: document, variables } = query.observable;
    const request = { query: document, variables: { ...variables, ref }, fetchPolicy: 'no-cache' } as const;
    try {
      const { data } = await query.client.query<Data>(request);
      const list = data && pick(data);
      // A server that knows no `ref` answers the same page again.
      if (!list?.questions.some((question) => question.ref === ref)) return 'absent';
      const { page } = list.pagination;
      query.client.writeQuery({ query: document, variables: { ...variables, page }, data });
      return page;
    } catch (error) {
      return errorCode(error) === 'PURCHASE_REQUIRED' ? 'locked' : 'absent';
    }
  },
});
