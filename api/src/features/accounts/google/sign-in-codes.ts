import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { signInCodes } from '../../../db/schema.ts';
import { lockUser, type User } from '../store.ts';

const CODE_BYTES = 32;
const TTL_MS = 60_000;
/** To find the phone and open its app. */
const TWO_STEP_TTL_MS = 5 * 60_000;

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** A code to exchange for a token within a minute or, with a second step, five; so that no token is in a URL. */
export async function issueSignInCode(
  db: Database,
  { user, challenge }: { user: User; challenge: string | undefined },
): Promise<string> {
  const code = randomBytes(CODE_BYTES).toString('base64url');
  const expiresAt = new Date(Date.now() + (user.twoFactorAt ? TWO_STEP_TTL_MS : TTL_MS));
  await db.insert(signInCodes).values({ hash: sha256(code), user: user.id, challenge: challenge ?? null, expiresAt });
  return code;
}

export async function findSignInUser(db: Database, code: string): Promise<number | undefined> {
  const isThisCode = eq(signInCodes.hash, sha256(code));
  const [match] = await db.select({ user: signInCodes.user }).from(signInCodes).where(isThisCode);
  return match?.user;
}

/**
 * Locks and returns the user of a code; any attempt uses it up, unless the transaction fails at the second step. A code issued with a challenge needs its verifier, and
 * one without must come without: following a link cannot sign anybody in as somebody else.
 */
export async function redeemSignInCode(
  tx: Database,
  { code, verifier }: { code: string; verifier: string | undefined },
): Promise<User | undefined> {
  const isThisCode = eq(signInCodes.hash, sha256(code));
  const id = await findSignInUser(tx, code);
  // Lock the user before the code, as a reset does; a code that it deletes is then not found here.
  const user = id === undefined ? undefined : await lockUser(tx, id);
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
