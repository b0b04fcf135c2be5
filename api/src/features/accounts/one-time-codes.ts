import { createHmac, randomInt } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { oneTimeCodes } from '../../db/schema.ts';

const DIGITS = 6;
export const CODE_TTL_MINUTES = 10;
const MAX_ATTEMPTS = 5;

type Holder = { purpose: 'reset'; address: string };

export const newCode = () => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');

/** Six-digit codes that prove who reads an address: ten minutes, five attempts, one use. */
export function oneTimeCodeStore(key: Uint8Array) {
  // A plain hash of six digits is easily reversed, so it is keyed.
  const hashOf = ({ purpose, address }: Holder, code: string) =>
    createHmac('sha256', key).update(`${purpose}\0${address}\0${code}`).digest();

  return {
    /** In the transaction of the caller. Invalidates older codes. */
    async issue(tx: Database, holder: Holder): Promise<{ code: string; expiresAt: Date }> {
      const code = newCode();
      const expiresAt = new Date(Date.now() + CODE_TTL_MINUTES * 60_000);
      const fresh = { hash: hashOf(holder, code), attempts: 0, usedAt: null, expiresAt };
      await tx
        .insert(oneTimeCodes)
        .values({ ...holder, ...fresh })
        .onConflictDoUpdate({ target: [oneTimeCodes.purpose, oneTimeCodes.address], set: fresh });
      return { code, expiresAt };
    },

    /** One conditional UPDATE, so that of a thousand parallel guesses five count. */
    async redeem(db: Database, holder: Holder, code: string): Promise<boolean> {
      const now = new Date();
      const hash = hashOf(holder, code);
      const [evaluated] = await db
        .update(oneTimeCodes)
        .set({
          attempts: sql`${oneTimeCodes.attempts} + 1`,
          usedAt: sql`case when ${eq(oneTimeCodes.hash, hash)} then ${sql.param(now, oneTimeCodes.usedAt)}::timestamptz end`,
        })
        .where(
          and(
            eq(oneTimeCodes.purpose, holder.purpose),
            eq(oneTimeCodes.address, holder.address),
            lt(oneTimeCodes.attempts, MAX_ATTEMPTS),
            isNull(oneTimeCodes.usedAt),
            gt(oneTimeCodes.expiresAt, now),
          ),
        )
        .returning({ usedAt: oneTimeCodes.usedAt });
      return evaluated !== undefined && evaluated.usedAt !== null;
    },
  };
}
