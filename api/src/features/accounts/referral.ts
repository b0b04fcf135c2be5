import { SHORT_ID } from 'schema/patterns.ts';
import type { Database } from '../../db/connection.ts';
import { canonicalAddress } from './canonical-address.ts';
import { findUserByUserId, type User } from './store.ts';

/** Undefined for an administrator or the house account. */
export async function findReferrer(db: Database, reference: unknown): Promise<User | undefined> {
  if (typeof reference !== 'string' || !SHORT_ID.test(reference)) return undefined;
  const user = await findUserByUserId(db, reference);
  return user?.userType === 'admin' || user?.userType === 'house' ? undefined : user;
}

/** Or else the house. Nobody refers themselves, however they spell their address. */
export async function referrerOf(
  db: Database,
  { reference, email, houseId }: { reference: unknown; email: string; houseId: number },
): Promise<number> {
  const referrer = await findReferrer(db, reference);
  if (!referrer || canonicalAddress(referrer.email) === canonicalAddress(email)) return houseId;
  return referrer.id;
}
