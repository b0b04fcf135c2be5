import { sql } from 'drizzle-orm';

/** Until when a question is put off by a row `p` of `postponements`. Null once its record `r` has a later answer. */
export const POSTPONED_TO = sql.raw(`case when p.at > coalesce(r.last_at, '-infinity') then p.until end`);
