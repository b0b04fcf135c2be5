import { ApolloLink } from '@apollo/client/link';
import { print } from 'graphql';
import { from, tap } from 'rxjs';

type Operation = { query: string; variables: Record<string, unknown>; operationName: string | undefined };

/** Answers a GraphQL operation in the process itself, as a visitor's. */
export type Execute = (operation: Operation) => Promise<ApolloLink.Result>;

/** What the queries of one page came to. */
type Outcome = {
  /** One could not be answered. */
  failed: boolean;
  /** One was answered by an error that the reader's address is to blame for. */
  refused: boolean;
  /** What the page is about is not there. */
  missing: boolean;
};

// The address names something that is not there, or cannot be.
const ADDRESS_ERRORS = new Set<unknown>(['NOT_FOUND', 'BAD_USER_INPUT']);
// What may be null without a page missing anything: no page is about it.
const BY_THE_WAY = new Set(['viewer', 'referrer']);

/** The link of one render, and what came of its queries. */
export function inProcess(execute: Execute): { link: ApolloLink; outcome: Outcome } {
  const outcome: Outcome = { failed: false, refused: false, missing: false };
  const note = ({ data, errors = [] }: ApolloLink.Result) => {
    const refused = errors.some(({ extensions }) => ADDRESS_ERRORS.has(extensions?.['code']));
    outcome.refused ||= refused;
    outcome.failed ||= errors.some(({ extensions }) => !ADDRESS_ERRORS.has(extensions?.['code']));
    const isGone = Object.entries(data ?? {}).some(([field, value]) => value === null && !BY_THE_WAY.has(field));
    outcome.missing ||= refused || isGone;
  };
  const link = new ApolloLink(({ query, variables, operationName }) =>
    from(execute({ query: print(query), variables, operationName })).pipe(
      tap({ next: note, error: () => void (outcome.failed = true) }),
    ),
  );
  return { link, outcome };
}
