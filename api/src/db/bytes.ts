import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { customType } from 'drizzle-orm/pg-core';

export const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

// The embedded database takes five times as long over hexadecimal digits, the default for bytea.
const TRANSPORT = 'base64';

/** Bytes as they are written. */
export const toColumn = (bytes: Buffer): SQL => sql`decode(${bytes.toString(TRANSPORT)}, ${TRANSPORT})`;

/** Selects bytes, for `fromColumn`. */
export const ofColumn = (column: SQLWrapper): SQL<string> => sql<string>`encode(${column}, ${TRANSPORT})`;

export const fromColumn = (text: string): Buffer => Buffer.from(text, TRANSPORT);
