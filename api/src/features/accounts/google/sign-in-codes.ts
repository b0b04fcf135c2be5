import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { signInCodes } from '../../../db/schema.ts';
import { lockUser, type User } from '../store.ts';

const CODE_BYTES = 32;
const TTL_MS = 60_000;

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** A code to exchange for a token within a minute, so that no token is in a URL. */
export async function issueSignInCode(
  db: Database,
  { user, challenge }: { user: number; challenge: string | undefined },
): Promise<string> {
  const code = randomBytes(CODE_BYTES).toString('base64url');
  const expiresAt = new Date(Date.now() + TTL_MS);
  await db.insert(signInCodes).values({ hash: sha256(code), user, challenge: challenge ?? null, expiresAt });
  return code;
}

/**
 * Locks and returns the user of a code; any attempt uses it up. A code issued with a challenge needs its verifier, and
 * one without must come without: following a link cannot sign anybody in as somebody else.
 */
export async function redeemSignInCode(
  tx: Database,
  { code, verifier }: { code: string; verifier: string | undefined },
): Promise<User | undefined> {
  const isThisCode = eq(signInCodes.hash, sha256(code));
  const [match] = await tx.select({ user: signInCodes.user }).from(signInCodes).where(isThisCode);
  // Lock the user before the code, as a reset does; a code that it deletes is then not found here.
  const user = match && (await lockUser(tx, match.user));
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
