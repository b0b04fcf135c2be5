import { and, desc, eq, gte, like, lt, or, sql, type SQL } from 'drizzle-orm';
import { textSchema } from 'text/text-schema.ts';
import { z } from 'zod';
import type { Database } from '../../db/connection.ts';
import { containing } from '../../db/containing.ts';
import { midnight } from '../../db/midnight.ts';
import { deskEvents, users } from '../../db/schema.ts';
import { inputMessages } from '../../http/error-messages.ts';
import { type Page, pageOf } from '../../http/page-query.ts';
import { peopleOf } from './about.ts';

const MAX_TEXT = 254;
const DAY_MS = 86_400_000;

/** What somebody looks for. PostgreSQL has no place for NUL. */
export const soughtText = textSchema(MAX_TEXT, {
  notText: inputMessages.once(),
  tooLong: inputMessages.tooLong({ max: MAX_TEXT }),
  tooManyMarks: inputMessages.tooManyMarks(),
}).refine((text) => text !== '' && text.length <= MAX_TEXT && !text.includes('\0'));

/** `action`: an action or, as `purchase`, all of its kind. `from` and `to`: days of Dhaka. */
export const eventFilter = z.object({
  text: soughtText.optional(),
  by: soughtText.optional(),
  action: z.stringFormat('action', /^[a-z]\w{0,30}(?:\.\w{1,30})?$/i).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});
export type EventFilter = z.output<typeof eventFilter>;

/** The values of the parameters, without their names. */
const TEXTS = sql`jsonb_path_query_array(${deskEvents.params}, 'strict $.** ? (@.type() == "string" || @.type() == "number")')::text`;
const ABOUT = sql`(select name from users where user_id = ${deskEvents.params}->>'user_id')`;

const matches = ({ text, by, action, from, to }: EventFilter): SQL | undefined =>
  and(
    text === undefined
      ? undefined
      : or(...[TEXTS, ABOUT, users.name, users.userId].map((where) => sql`${where} ilike ${containing(text)}`)),
    by === undefined ? undefined : eq(users.userId, by),
    action === undefined ? undefined : or(eq(deskEvents.action, action), like(deskEvents.action, `${action}.%`)),
    from === undefined ? undefined : gte(deskEvents.at, new Date(midnight(from))),
    to === undefined ? undefined : lt(deskEvents.at, new Date(Date.parse(midnight(to)) + DAY_MS)),
  );

/** A page of the log, latest first, with who did it and whom it was about. */
export async function listEvents(db: Database, { limit, after }: Page, filter: EventFilter) {
  const found = await db
    .select({ event: deskEvents, by: { user_id: users.userId, name: users.name } })
    .from(deskEvents)
    .leftJoin(users, eq(users.id, deskEvents.who))
    .where(and(after === undefined ? undefined : lt(deskEvents.id, after), matches(filter)))
    .orderBy(desc(deskEvents.id))
    .limit(limit + 1);
  const { rows, next } = pageOf(found, limit, ({ event }) => event.id);
  const people = await peopleOf(
    db,
    rows.map(({ event }) => event),
  );
  return { events: rows.map(({ event, by }, index) => ({ ...event, by, about: people[index]! })), next };
}
