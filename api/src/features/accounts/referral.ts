import { SHORT_ID } from 'schema/patterns.ts';
import type { Database } from '../../db/connection.ts';
import { canonicalAddress } from './canonical-address.ts';
import { findUserByUserId, type User } from './store.ts';

/** The person with a `user_id`; undefined for an administrator and for the account that the house itself made. */
export async function findReferrer(db: Database, reference: unknown): Promise<User | undefined> {
  if (typeof reference !== 'string' || !SHORT_ID.test(reference)) return undefined;
  const user = await findUserByUserId(db, reference);
  return user?.userType === 'admin' || user?.userType === 'house' ? undefined : user;
}

/**
 * Whom a new account is credited to: the user with that `user_id`, else the house. Nobody refers oneself, under whatever
 * spelling of one's address. It is decided once, when the account is made, and nothing is said of it.
 */
export async function referrerOf(
  db: Database,
  given: { reference: unknown; email: string; houseId: number },
): Promise<number> {
  const { reference, email, houseId } = given;
  const referrer = await findReferrer(db, reference);
  if (!referrer || canonicalAddress(referrer.email) === canonicalAddress(email)) return houseId;
  return referrer.id;
}
