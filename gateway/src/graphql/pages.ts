import { badInput } from './errors.ts';
import { requestMessages } from './messages.ts';

export type Page = { first: number; after?: string | null | undefined };

/** Throws BAD_USER_INPUT for a page that is empty or too long. */
export function checkFirst(first: number, max: number): void {
  if (first < 1 || first > max) throw badInput('first', requestMessages.badFirst({ max }));
}

/** A page as the REST API takes it. */
export const pageParams = ({ first, after }: Page) => ({ limit: first, ...(after == null ? {} : { after }) });

type Edge<Node> = { cursor: string; node: Node };

/** Resolvers of a connection whose page is `{ next, … }`. */
export const connection = <Body extends { next?: string | null | undefined }, Node>(
  toEdges: (body: Body) => Edge<Node>[],
) => ({
  edges: toEdges,
  pageInfo: (body: Body) => ({
    hasNextPage: body.next != null,
    // Rows that cannot be parsed are left out, so the last edge may not be the page's end.
    endCursor: body.next ?? toEdges(body).at(-1)?.cursor ?? null,
  }),
});
