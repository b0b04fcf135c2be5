import { type Permission, permissionsOf } from 'schema/roles.ts';
import type { UserRow } from './rows.ts';

/** Those of the role, where the upstream does not say. */
export const readPermissions = ({ permissions, role, user_type: userType }: UserRow): readonly Permission[] =>
  permissions ?? permissionsOf({ role, userType });
