import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { signInCodes } from '../../../db/schema.ts';
import { lockUser, type User } from '../store.ts';

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
 * The user whose code it is with the row locked, or undefined. The code is used up by any try. Where the browser set out
 * with a challenge it must bring the word behind it, and a word without a challenge is refused: nobody is signed in as
 * somebody else by following that one's link.
 */
export async function redeemSignInCode(
  tx: Database,
  { code, verifier }: { code: string; verifier: string | undefined },
): Promise<User | undefined> {
  const isThisCode = eq(signInCodes.hash, sha256(code));
  const [issued] = await tx.select({ user: signInCodes.user }).from(signInCodes).where(isThisCode);
  // The user's row before the code's: a reset locks both in that order, and the code it deletes is then not found here.
  const user = issued && (await lockUser(tx, issued.user));
  const [row] = await tx
    .delete(signInCodes)
    .where(and(isThisCode, gt(signInCodes.expiresAt, new Date())))
    .returning({ challenge: signInCodes.challenge });
  return row && matchesChallenge(row.challenge, verifier) ? user : undefined;
}

function matchesChallenge(challenge: string | null, verifier: string | undefined): boolean {
  if (challenge === null || verifier === undefined) return challenge === null && verifier === undefined;
  const hash = sha256(verifier);
  const expected = Buffer.from(challenge, 'base64url');
  return hash.length === expected.length && timingSafeEqual(hash, expected);
}
