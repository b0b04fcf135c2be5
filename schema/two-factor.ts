import { type Permission, permissionsOf } from './roles.ts';

/** `off`: nobody is asked for a code. `required`: for those whose role has one of TWO_FACTOR_PERMISSIONS. */
export const TWO_FACTOR_MODES = ['off', 'optional', 'required'] as const;
export type TwoFactorMode = (typeof TWO_FACTOR_MODES)[number];

/** Where the site requires it, these are withheld from people who have not set it up. */
export const TWO_FACTOR_PERMISSIONS: readonly Permission[] = ['MONEY', 'PAYOUTS', 'ROLES', 'DATABASE', 'EXPORT'];

export const needsTwoFactor = (user: Parameters<typeof permissionsOf>[0]): boolean =>
  permissionsOf(user).some((one) => TWO_FACTOR_PERMISSIONS.includes(one));
