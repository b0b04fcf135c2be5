import { z } from 'zod';
import { badInput } from '../../graphql/errors.ts';
import { checkFirst, connection, pageParams, type Page } from '../../graphql/pages.ts';
import { rows } from '../../rest/lenient-schemas.ts';
import { optionalText } from '../../rest/values.ts';
import { deskMessages } from './messages.ts';

const MAX_PAGE = 50;
const CURSOR = /^\d{1,15}$/;

/** Throws BAD_USER_INPUT for a page that no list has. */
export function deskPageParams(page: Page, cursor = CURSOR) {
  checkFirst(page.first, MAX_PAGE);
  if (page.after != null && !cursor.test(page.after)) throw badInput('after', deskMessages.badAfter());
  return pageParams(page);
}

/** A page of the REST API: its rows by the name that the list has there, and where it goes on. */
export const pageOf = <Name extends string, Row extends z.ZodType>(name: Name, row: Row) =>
  z
    .object({ [name]: rows(row), next: optionalText })
    .transform((body) => ({ rows: body[name] as z.output<Row>[], next: (body.next ?? null) as string | null }));

/** Resolvers of a connection; `cursorOf` is what the REST API goes on after. */
export const rowConnection = <Row>(cursorOf: (row: Row) => string) =>
  connection(({ rows: found }: { rows: Row[]; next: string | null }) =>
    found.map((node) => ({ cursor: cursorOf(node), node })),
  );
