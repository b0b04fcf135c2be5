import { eq } from 'drizzle-orm';
import type { Database } from '../../../../db/connection.ts';
import { providerTokens } from '../../../../db/schema.ts';
import { seal, unseal } from '../../../../seal.ts';
import { NO_TOKEN, type StoredToken, type TokenStore } from './token.ts';

type Row = typeof providerTokens.$inferSelect;

/** In the database, which all instances share; encrypted with `key`. */
export function databaseTokenStore(db: Database, key: Uint8Array, provider: string): TokenStore {
  const isOwn = eq(providerTokens.provider, provider);
  return {
    async read() {
      const [row] = await db.select().from(providerTokens).where(isOwn);
      return row ? toStored(row, key) : null;
    },
    change: (change) =>
      db.transaction(async (tx) => {
        await tx.insert(providerTokens).values({ provider }).onConflictDoNothing();
        const [row] = await tx.select().from(providerTokens).where(isOwn).for('update');
        const next = change(toStored(row!, key));
        if (next) await tx.update(providerTokens).set(toRow(next, key)).where(isOwn);
        return next;
      }),
  };
}

const toRow = ({ token, expiresAt, leaseUntil, calls }: StoredToken, key: Uint8Array) => ({
  token: token === null ? null : Buffer.from(seal(key, token)).toString('base64'),
  expiresAt: new Date(expiresAt),
  leaseUntil: new Date(leaseUntil),
  calls,
});

const toStored = ({ token, expiresAt, leaseUntil, calls }: Row, key: Uint8Array): StoredToken => ({
  ...NO_TOKEN,
  token: token === null ? null : open(token, key),
  expiresAt: expiresAt?.getTime() ?? 0,
  leaseUntil: leaseUntil?.getTime() ?? 0,
  calls,
});

/** Null if it was encrypted with another secret. */
function open(token: string, key: Uint8Array): string | null {
  try {
    return unseal(key, Buffer.from(token, 'base64'));
  } catch {
    return null;
  }
}
