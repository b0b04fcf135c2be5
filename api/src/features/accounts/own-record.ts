import type { Schemas } from 'schema/rest/bodies.ts';
import { permissionsOf } from 'schema/roles.ts';
import { imageUrl } from '../../http/image-url.ts';
import { shownAccount } from './account-number.ts';
import type { AccountDependencies } from './dependencies.ts';
import type { User } from './store.ts';

export const ownRecord = async (
  { db, twoFactor }: Pick<AccountDependencies, 'db' | 'twoFactor'>,
  user: User,
  plans?: readonly Schemas['HeldPlan'][],
): Promise<Schemas['User']> => ({
  _id: String(user.id),
  user_id: user.userId,
  name: user.name,
  email: user.email,
  medical_college: user.medicalCollege,
  session: user.session,
  access_std: user.accessStd,
  year: user.year,
  access_doc: user.accessDoc,
  contact_number: user.contactNumber,
  auth_type: user.authType,
  user_type: user.userType,
  language: user.language,
  role: user.role,
  permissions: permissionsOf(user),
  two_factor: twoFactor.isOn(user),
  recovery_codes_left: await twoFactor.countRecoveryCodes(db, user),
  two_factor_missing: twoFactor.isMissing(user),
  device_login: user.deviceLogin,
  withdrawal: { ...user.withdrawal, ...(user.withdrawal.account_number && shownAccount(user.withdrawal)) },
  ...(plans && { plans }),
  profileImage: user.profileImage ? { public_id: user.profileImage, url: imageUrl(user.profileImage) } : '',
});

/** `-name` in `fields` removes a field, `name` keeps only those named. Unknown names are ignored. */
export function narrowRecord(record: Schemas['User'], fields: unknown): Schemas['UserFields'] {
  const names = typeof fields === 'string' ? fields.split(/[\s,]+/) : [];
  const without = new Set(names.filter((name) => name.startsWith('-')).map((name) => name.slice(1)));
  const only = new Set(names.filter((name) => Object.hasOwn(record, name)));
  return Object.fromEntries(
    Object.entries(record).filter(
      ([name]) => !without.has(name) && (only.size === 0 || only.has(name) || name === '_id' || name === 'user_id'),
    ),
  );
}
