/** What roles allow. The graph's enum `Permission` describes each. */
export const PERMISSIONS = [
  'QUESTIONS_WRITE',
  'QUESTIONS_REVIEW',
  'CONTENT_WRITE',
  'CONTENT_REVIEW',
  'IMPORT',
  'EXPORT',
  'PEOPLE',
  'MONEY',
  'PAYOUTS',
  'MESSAGES',
  'REPORTS',
  'ROLES',
  'DATABASE',
  'APPLICATIONS',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** The permissions of each role. */
export const ROLE_PERMISSIONS = {
  READER: [],
  AUTHOR: ['QUESTIONS_WRITE'],
  REVIEWER: ['QUESTIONS_WRITE', 'QUESTIONS_REVIEW'],
  EDITOR: ['QUESTIONS_WRITE', 'QUESTIONS_REVIEW', 'CONTENT_WRITE', 'CONTENT_REVIEW', 'IMPORT'],
  CLERK: ['PEOPLE', 'MONEY', 'MESSAGES', 'REPORTS'],
  ADMIN: PERMISSIONS,
  OWNER: PERMISSIONS,
} as const satisfies Record<string, readonly Permission[]>;

export type Role = keyof typeof ROLE_PERMISSIONS;
export const ROLES = Object.keys(ROLE_PERMISSIONS) as [Role, ...Role[]];

/** Roles that only an OWNER gives and takes away. */
export const PROTECTED_ROLES: readonly Role[] = ['ADMIN', 'OWNER'];

/** Each opens a part of the desk. Who administers the site by commands has all of them, with or without a role. */
export const DESK_PERMISSIONS = PERMISSIONS.filter((one) => !one.startsWith('QUESTIONS_'));

/** `userType`: `admin` for the site's administrators. */
export function permissionsOf({ role, userType }: { role: Role; userType: string }): readonly Permission[] {
  if (userType !== 'admin') return ROLE_PERMISSIONS[role];
  return [...new Set<Permission>([...ROLE_PERMISSIONS[role], ...DESK_PERMISSIONS])];
}
