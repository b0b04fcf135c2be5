import type { Database } from '../../db/connection.ts';
import { forgetDevices } from './devices.ts';
import type { AccountParts } from './parts.ts';
import { updateUser, type User } from './store.ts';

const MIN_NAME = 3;
const MAX_NAME = 100;

/**
 * The first proof that somebody reads mail at an account's address. Anybody may have signed up with it before, to wait
 * for its owner: what was set by then is removed. The user's row is locked.
 */
export async function clearUnproven(
  { houseId, images, settleEarnings }: Pick<AccountParts, 'houseId' | 'images' | 'settleEarnings'>,
  tx: Database,
  { user, name }: { user: User; name: string | undefined },
): Promise<User> {
  const now = new Date();
  await settleEarnings(tx, user.id);
  await forgetDevices(tx, user.id);
  const cleared = await updateUser(tx, user.id, {
    emailVerifiedAt: now,
    name: name ?? nameFromAddress(user.email),
    contactNumber: '',
    profileImage: null,
    withdrawal: {},
    withdrawalChangedAt: now,
    deviceLogin: {},
    referredBy: houseId,
  });
  await images.removeUnused(tx, user.id);
  return cleared!;
}

/** A name as sign-up takes it; undefined where there is none in the text. */
export function plainName(text: string): string | undefined {
  const plain = text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, MAX_NAME);
  return plain.length >= MIN_NAME ? plain : undefined;
}

/** The name shown where none is known. */
export const nameFromAddress = (email: string) => email.split('@')[0]!.padEnd(MIN_NAME, '.').slice(0, MAX_NAME);
