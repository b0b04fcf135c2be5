import { TWO_FACTOR_PERMISSIONS } from 'schema/two-factor.ts';
import { type Permission, permissionsOf, DESK_PERMISSIONS } from 'schema/roles.ts';
import { forbidden } from '../../http/errors.ts';
import type { Who } from '../../policies.ts';
import { errorMessages } from './error-messages.ts';
import type { User } from './store.ts';
import type { TwoFactor } from './two-factor/two-factor.ts';

type Roles = Pick<User, 'role' | 'userType'>;

export const may = (user: Roles, permission: Permission): boolean => permissionsOf(user).includes(permission);

/** Whether there is something at the desk that the user may do. */
export const mayUseDesk = (user: Roles) => DESK_PERMISSIONS.some((permission) => may(user, permission));

/** Throws 403 unless the user is one of `who`, and has two-factor where the site withholds that without it. */
export function assertAllowed(user: Roles & Pick<User, 'twoFactorAt'>, who: Who, twoFactor: TwoFactor): void {
  if (who === 'anyone' || who === 'visitor' || who === 'reader') return;
  if (who === 'site') {
    if (user.userType !== 'admin') throw forbidden(errorMessages.forAdmins());
    return;
  }
  if (!may(user, who)) throw forbidden(errorMessages.forPermission({ permission: who }));
  if (TWO_FACTOR_PERMISSIONS.includes(who) && twoFactor.isMissing(user))
    throw forbidden(errorMessages.twoFactorMissing());
}
