import type { Database } from '../db/connection.ts';
import { findUserByUserId } from './store.ts';

const REFERENCE = /^[\w-]{1,64}$/;
const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox behind an address: what follows a + is the owner's own, and Gmail does not read dots. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const name = email.slice(0, at).toLowerCase().split('+')[0]!;
  return DOTLESS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
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
  if (typeof reference !== 'string' || !REFERENCE.test(reference)) return houseId;
  const referrer = await findUserByUserId(db, reference);
  if (!referrer || referrer.userType === 'admin' || mailboxOf(referrer.email) === mailboxOf(email)) return houseId;
  return referrer.id;
}
