import { ROLES } from '../../db/schema.ts';
import { forbidden } from '../../http/errors.ts';
import type { Who } from '../../policies.ts';
import { errorMessages } from './error-messages.ts';
import type { User } from './store.ts';

export type Role = (typeof ROLES)[number];
type Roles = Pick<User, 'role' | 'userType'>;

/** Each role may do what those before it may. */
export const hasRole = ({ role }: Pick<User, 'role'>, least: Role) => ROLES.indexOf(role) >= ROLES.indexOf(least);

const isSiteAdmin = ({ userType }: Roles) => userType === 'admin';
export const mayUseDesk = (user: Roles) => isSiteAdmin(user) || hasRole(user, 'ADMIN');

/** Throws 403 unless the user is one of `who`. */
export function assertAllowed(user: Roles, who: Exclude<Who, 'anyone'>): void {
  if (who === 'visitor' || who === 'reader') return;
  if (who === 'desk' || who === 'site') {
    if (!(who === 'desk' ? mayUseDesk(user) : isSiteAdmin(user))) throw forbidden(errorMessages.forAdmins());
  } else if (!hasRole(user, who)) throw forbidden(errorMessages.forRole({ role: who }));
}
