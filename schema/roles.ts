/** What a person may do besides reading. The graph's enum `Permission` describes each. */
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

/** What each role may do, the least first. A role that is not here has no permission. */
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

/** Of those who administer the site by commands, with or without a role. */
export const SITE_PERMISSIONS = PERMISSIONS.filter((one) => !one.startsWith('QUESTIONS_'));

/** `userType`: `admin` for the site's administrators. */
export function permissionsOf({ role, userType }: { role: Role; userType: string }): readonly Permission[] {
  if (userType !== 'admin') return ROLE_PERMISSIONS[role];
  return [...new Set<Permission>([...ROLE_PERMISSIONS[role], ...SITE_PERMISSIONS])];
}
