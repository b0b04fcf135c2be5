import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { identities } from '../../db/schema.ts';
import { passwordRemovedMail, type Outbox } from '../../mail/index.ts';
import { referrerOf } from '../referral.ts';
import { endAllSessions } from '../sessions.ts';
import { createUser, findUser, findUserByEmail, updateUser, type User } from '../store.ts';
import type { GoogleClaims } from './provider.ts';

const NOTICE_TTL_MS = 24 * 3_600_000;
const MIN_NAME = 3;
const MAX_NAME = 100;

/** Why Google's word opens no account here. */
export type Refusal = 'unverified' | 'conflict';

type Parts = { db: Database; mail: Outbox; publicUrl: string; houseId: number };

/**
 * The account of someone whom Google vouches for: the one that was opened with this very Google account, else the one
 * of the address (if Google says it is verified), else a new one.
 */
export async function accountFor(
  { db, mail, publicUrl, houseId }: Parts,
  claims: GoogleClaims,
  reference: string | undefined,
): Promise<User | Refusal> {
  const known = await findByIdentity(db, claims);
  if (known) return known;
  if (!claims.emailVerified || !claims.email) return 'unverified';
  const email = claims.email.toLowerCase();
  const result = await db.transaction(async (tx): Promise<User | Refusal> => {
    const user = (await findUserByEmail(tx, email)) ?? (await open(tx, email));
    if (!user || user.userType !== 'student') return 'conflict';
    const [linked] = await tx
      .insert(identities)
      .values({ issuer: claims.issuer, subject: claims.subject, user: user.id })
      .onConflictDoNothing()
      .returning();
    // Another Google account has this address here: an address can pass to somebody else, an account does not.
    if (!linked) return 'conflict';
    return user.emailVerifiedAt ? user : takeOver(tx, user);
  });
  mail.wake();
  return result;

  async function open(tx: Database, email: string) {
    const referredBy = await referrerOf(tx, { reference, email, houseId });
    const name = nameOf(claims, email);
    return createUser(tx, { name, email, authType: 'google', emailVerifiedAt: new Date(), referredBy });
  }

  /**
   * Whoever set this password never proved to read mail here, and may have signed up with another's address to wait for
   * its owner: the password, the sessions and where money would go are void.
   */
  async function takeOver(tx: Database, user: User) {
    await endAllSessions(tx, user.id);
    await mail.put(tx, passwordRemovedMail(email, { publicUrl }), new Date(Date.now() + NOTICE_TTL_MS));
    return (await updateUser(tx, user.id, {
      password: null,
      authType: 'google',
      emailVerifiedAt: new Date(),
      contactNumber: '',
      withdrawal: {},
      deviceLogin: {},
    }))!;
  }
}

async function findByIdentity(db: Database, { issuer, subject }: GoogleClaims): Promise<User | undefined> {
  const [row] = await db
    .select({ user: identities.user })
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return row && findUser(db, row.user);
}

function nameOf({ name = '' }: GoogleClaims, email: string): string {
  const plain = name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, MAX_NAME);
  return plain.length >= MIN_NAME ? plain : email.split('@')[0]!.padEnd(MIN_NAME, '.').slice(0, MAX_NAME);
}
