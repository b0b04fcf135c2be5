import { z } from 'zod';
import { badInput } from '../../graphql/errors.ts';
import { rows } from '../../rest/lenient-schemas.ts';
import { optionalText } from '../../rest/values.ts';
import { deskMessages } from './messages.ts';

export type Page = { first: number; after?: string | null | undefined };

const MAX_PAGE = 50;
const CURSOR = /^\d{1,15}$/;

/** Throws BAD_USER_INPUT for a page that is empty or too long. */
export function checkFirst(first: number, max: number): void {
  if (first < 1 || first > max) throw badInput('first', deskMessages.badFirst({ max }));
}

/** Throws BAD_USER_INPUT for a page that no list has. */
export function pageParams({ first, after }: Page) {
  checkFirst(first, MAX_PAGE);
  if (after != null && !CURSOR.test(after)) throw badInput('after', deskMessages.badAfter());
  return { limit: first, ...(after == null ? {} : { after }) };
}

/** A page of the REST API: its rows by the name that the list has there, and where it goes on. */
export const pageOf = <Name extends string, Row extends z.ZodType>(name: Name, row: Row) =>
  z
    .object({ [name]: rows(row), next: optionalText })
    .transform((body) => ({ rows: body[name] as z.output<Row>[], next: (body.next ?? null) as string | null }));

/** Resolvers of a connection; `cursorOf` is what the REST API goes on after. */
export const connection = <Row>(cursorOf: (row: Row) => string) => ({
  edges: (page: { rows: Row[] }) => page.rows.map((node) => ({ cursor: cursorOf(node), node })),
  pageInfo: ({ rows: found, next }: { rows: Row[]; next: string | null }) => ({
    hasNextPage: next !== null,
    // The last row may have been unreadable, and so left out.
    endCursor: next ?? (found.length > 0 ? cursorOf(found.at(-1)!) : null),
  }),
});
