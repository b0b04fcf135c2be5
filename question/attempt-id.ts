/** No attempt is older than the record. A clock that was never set says 1970. */
export const EARLIEST_ATTEMPT = Date.UTC(2026, 0, 1);
/** Partitions are made ahead of it. */
const MAX_AHEAD_MS = 86_400_000;

/** The first 48 bits of a UUID v7 are milliseconds since 1970. */
export const timeOfId = (id: string) => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);

/** Whether the time in an attempt's id may be true. The account refuses others. */
export const isTimely = (id: string, now: number) =>
  timeOfId(id) >= EARLIEST_ATTEMPT && timeOfId(id) <= now + MAX_AHEAD_MS;
