import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { signInCodes } from '../../db/schema.ts';

const CODE_BYTES = 32;
const TTL_MS = 60_000;

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** A code that is exchanged once, within a minute, for a token: no token stands in a URL. */
export async function issueSignInCode(
  db: Database,
  given: { user: number; challenge: string | undefined },
): Promise<string> {
  const code = randomBytes(CODE_BYTES).toString('base64url');
  const expiresAt = new Date(Date.now() + TTL_MS);
  await db
    .insert(signInCodes)
    .values({ hash: sha256(code), user: given.user, challenge: given.challenge ?? null, expiresAt });
  return code;
}

/**
 * The user whose code it is, or undefined. The code is used up by any try. Where the browser set out with a challenge it
 * must bring the word behind it, and a word without a challenge is refused: nobody is signed in as somebody else by
 * following that one's link.
 */
export async function redeemSignInCode(
  db: Database,
  { code, verifier }: { code: string; verifier: string | undefined },
): Promise<number | undefined> {
  const [row] = await db
    .delete(signInCodes)
    .where(and(eq(signInCodes.hash, sha256(code)), gt(signInCodes.expiresAt, new Date())))
    .returning();
  if (!row) return undefined;
  if (row.challenge === null || verifier === undefined)
    return row.challenge === null && verifier === undefined ? row.user : undefined;
  const given = sha256(verifier);
  const expected = Buffer.from(row.challenge, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected) ? row.user : undefined;
}
