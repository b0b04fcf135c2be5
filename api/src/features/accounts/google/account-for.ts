import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { identities } from '../../../db/schema.ts';
import { clearUnproven, nameFromAddress, plainName } from '../first-proof.ts';
import { emailInput } from '../inputs.ts';
import { passwordRemovedMail } from '../mails.ts';
import type { AccountDependencies } from '../dependencies.ts';
import { referrerOf } from '../referral.ts';
import { endAllSessions } from '../sessions.ts';
import { createUser, findUser, findUserByEmail, lockUser, updateUser, type User } from '../store.ts';
import type { JourneyCookie } from './journey-cookie.ts';
import type { GoogleClaims } from './provider.ts';

const NOTICE_TTL_MS = 24 * 3_600_000;

export type Refusal = 'unverified' | 'address' | 'conflict';

type Dependencies = Pick<
  AccountDependencies,
  'db' | 'mail' | 'publicUrl' | 'houseId' | 'images' | 'settleEarnings' | 'twoFactor'
>;

/** The account linked to it, else the one with its address (if Google verified it), else a new one. */
export async function accountFor(
  dependencies: Dependencies,
  claims: GoogleClaims,
  { reference, language }: Pick<JourneyCookie, 'reference' | 'language'>,
): Promise<User | Refusal> {
  const { db, mail, publicUrl, houseId } = dependencies;
  const known = await findByIdentity(db, claims);
  if (known) return known;
  if (!claims.emailVerified || !claims.email) return 'unverified';
  const address = emailInput.safeParse(claims.email);
  if (!address.success) return 'address';
  const email = address.data;
  const result = await db.transaction(async (tx): Promise<User | Refusal> => {
    // Somebody else may sign up with the address between the lookup and the insert.
    const found = (await findUserByEmail(tx, email)) ?? (await open(tx)) ?? (await findUserByEmail(tx, email));
    const user = found && (await lockUser(tx, found.id));
    if (!user || user.userType !== 'student') return 'conflict';
    const [linked] = await tx
      .insert(identities)
      .values({ issuer: claims.issuer, subject: claims.subject, user: user.id })
      .onConflictDoNothing()
      .returning();
    // Another Google account is linked: an address can pass to somebody else, an account does not.
    if (!linked) return 'conflict';
    return user.emailVerifiedAt ? user : takeOver(tx, user);
  });
  mail.wake();
  return result;

  async function open(tx: Database) {
    const referredBy = await referrerOf(tx, { reference, email, houseId });
    const name = plainName(claims.name ?? '') ?? nameFromAddress(email);
    return createUser(tx, { name, email, authType: 'google', emailVerifiedAt: new Date(), referredBy, language });
  }

  /** The password is from somebody who never verified the address. */
  async function takeOver(tx: Database, user: User) {
    await endAllSessions(tx, user.id);
    await mail.put(tx, passwordRemovedMail(user, { publicUrl }), new Date(Date.now() + NOTICE_TTL_MS));
    await updateUser(tx, user.id, { password: null, authType: 'google' });
    return clearUnproven(dependencies, tx, { user, name: plainName(claims.name ?? '') });
  }
}

async function findByIdentity(db: Database, { issuer, subject }: GoogleClaims): Promise<User | undefined> {
  const [row] = await db
    .select({ user: identities.user })
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return row && findUser(db, row.user);
}
