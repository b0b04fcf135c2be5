import { cutText } from 'server/cut-text.ts';
import { toNfc } from 'text/normalise.ts';
import type { Database } from '../../db/connection.ts';
import { forgetDevices } from './devices.ts';
import type { AccountDependencies } from './dependencies.ts';
import { updateUser, type User } from './store.ts';

const MIN_NAME = 3;
const MAX_NAME = 100;

/** Anybody may have signed up with the address before, waiting for its owner. The user's row must be locked. */
export async function clearUnproven(
  {
    houseId,
    images,
    settleEarnings,
    twoFactor,
  }: Pick<AccountDependencies, 'houseId' | 'images' | 'settleEarnings' | 'twoFactor'>,
  tx: Database,
  { user, name }: { user: User; name: string | undefined },
): Promise<User> {
  const now = new Date();
  await settleEarnings(tx, user.id);
  await forgetDevices(tx, user.id);
  // Its codes would keep the owner out.
  await twoFactor.remove(tx, user);
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

export function plainName(text: string): string | undefined {
  const line = toNfc(text)
    .replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();
  const plain = cutText(line, MAX_NAME);
  return plain.length >= MIN_NAME ? plain : undefined;
}

export const nameFromAddress = (email: string) => email.split('@')[0]!.padEnd(MIN_NAME, '.').slice(0, MAX_NAME);
