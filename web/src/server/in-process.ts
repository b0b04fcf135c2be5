import { ApolloLink } from '@apollo/client/link';
import { print } from 'graphql';
import { from, tap } from 'rxjs';

type Operation = { query: string; variables: Record<string, unknown>; operationName: string | undefined };

/** Executes a GraphQL operation in this process, as a visitor's. */
export type Execute = (operation: Operation) => Promise<ApolloLink.Result>;

type Outcome = {
  hasFailed: boolean;
  /** A query failed because of the reader's address. */
  isAddressInvalid: boolean;
  isMissing: boolean;
};

const ADDRESS_ERRORS = new Set<unknown>(['NOT_FOUND', 'BAD_USER_INPUT']);
// Null in these does not make a page missing.
const OPTIONAL_FIELDS = new Set(['viewer', 'referrer', 'legalText']);

export function createInProcessLink(execute: Execute): { link: ApolloLink; outcome: Outcome } {
  const outcome: Outcome = { hasFailed: false, isAddressInvalid: false, isMissing: false };
  const record = ({ data, errors = [] }: ApolloLink.Result) => {
    const isAddressInvalid = errors.some(({ extensions }) => ADDRESS_ERRORS.has(extensions?.['code']));
    outcome.isAddressInvalid ||= isAddressInvalid;
    outcome.hasFailed ||= errors.some(({ extensions }) => !ADDRESS_ERRORS.has(extensions?.['code']));
    const isGone = Object.entries(data ?? {}).some(([field, value]) => value === null && !OPTIONAL_FIELDS.has(field));
    outcome.isMissing ||= isAddressInvalid || isGone;
  };
  const link = new ApolloLink(({ query, variables, operationName }) =>
    from(execute({ query: print(query), variables, operationName })).pipe(
      tap({ next: record, error: () => void (outcome.hasFailed = true) }),
    ),
  );
  return { link, outcome };
}
