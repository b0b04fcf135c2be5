import { sql } from 'drizzle-orm';

/** The day to which a row `p` of `postponements` puts a question off. Null once its record `r` has a later answer. */
export const POSTPONED_TO = sql.raw(`case when p.at > coalesce(r.last_at, '-infinity') then p.until end`);
