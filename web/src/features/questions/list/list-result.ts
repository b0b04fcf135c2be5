import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client';
import { errorCode } from '../../../apollo/errors.ts';
import type { QuestionListFragment } from './question-list.generated.ts';

type List = QuestionListFragment | null | undefined;

// Also for the link that answers from this device.
const SEARCH = { isSearch: true };

/** The state of a list's query. `list` is undefined while it loads, null if there is none. */
export type ListResult = {
  list: List;
  previous: List;
  error: unknown;
  loading: boolean;
  retry: () => void;
  /** Caches a page. Ignores failures: opening the page tries again. */
  fetchPage: (page: number) => void;
  /** A page, from the cache if possible. Null if it cannot be read. */
  readPage: (page: number) => Promise<QuestionListFragment | null>;
  /** Bypasses the cache, since a purchase may have opened the page. */
  isStillLocked: (page: number) => Promise<boolean>;
  /** Finds the page that holds a question and caches it. */
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

export const toListResult = <Data>(query: Query<Data>, pick: (data: Data) => List): ListResult => ({
  list: query.data && (pick(query.data) ?? null),
  previous: query.previousData && pick(query.previousData),
  error: query.error,
  loading: query.loading,
  retry: () => void query.refetch().catch(() => {}),
  fetchPage(page) {
    const { query: document, variables } = query.observable;
    query.client.query({ query: document, variables: { ...variables, page } }).catch(() => {});
  },
  async readPage(page) {
    const { query: document, variables } = query.observable;
    try {
      const { data } = await query.client.query<Data>({ query: document, variables: { ...variables, page } });
      return (data && pick(data)) ?? null;
    } catch {
      return null;
    }
  },
  async isStillLocked(page) {
    const { query: document, variables } = query.observable;
    try {
      // The page itself: how the tabs of the open one look may be seconds old.
      const request = { query: document, variables: { ...variables, page }, fetchPolicy: 'network-only' } as const;
      const { data } = await query.client.query<Data>(request);
      return !(data && pick(data));
    } catch {
      return true;
    }
  },
  async findPage(ref) {
    const { query: document, variables } = query.observable;
    // Only the answer says under which page it is to be cached.
    const request = {
      query: document,
      variables: { ...variables, ref },
      fetchPolicy: 'no-cache',
      context: SEARCH,
    } as const;
    try {
      const { data } = await query.client.query<Data>(request);
      const list = data && pick(data);
      // A server without `ref` returns the requested page.
      if (!list?.questions.some((question) => question.ref === ref)) return 'absent';
      const { page } = list.pagination;
      query.client.writeQuery({ query: document, variables: { ...variables, page }, data });
      return page;
    } catch (error) {
      return errorCode(error) === 'PURCHASE_REQUIRED' ? 'locked' : 'absent';
    }
  },
});
