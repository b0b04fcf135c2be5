import type { Database } from '../../db/connection.ts';
import { wordsOf } from '../../http/messages.ts';
import { BYTE_ORDER_MARK, csvText } from '../exchange/index.ts';
import { type EventFilter, listEvents } from './events.ts';
import { headings } from './messages.ts';

const AT_ONCE = 1_000;
const COLUMNS = ['at', 'byId', 'by', 'action', 'aboutId', 'about', 'params', 'status'] as const;

/** The log, latest first, with a header in the language of the request. */
export async function* writeEvents(db: Database, filter: EventFilter): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvText([COLUMNS.map((column) => wordsOf(headings[column]()))]);
  let after: number | undefined;
  do {
    const { events, next } = await listEvents(db, { limit: AT_ONCE, after }, filter);
    yield csvText(
      events.map(({ at, by, action, about, params, status }) => [
        at.toISOString(),
        by?.user_id ?? null,
        by?.name ?? null,
        action,
        about?.user_id ?? null,
        about?.name ?? null,
        JSON.stringify(params),
        status,
      ]),
    );
    after = next === null ? undefined : Number(next);
  } while (after !== undefined);
}
