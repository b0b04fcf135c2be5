import { perFolder } from './per-folder.ts';
import type { RoleRows } from './role-row.ts';

export { ROLES, type Role } from './role-row.ts';

/** Of each feature with a testing/role-rows.ts. */
export const ROLE_MATRIX = await perFolder<{ roleRows: RoleRows }>('role-rows');
