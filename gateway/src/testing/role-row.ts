export const ROLES = ['visitor', 'reader', 'author', 'reviewer', 'administrator'] as const;
export type Role = (typeof ROLES)[number];
export type Outcome = 'ok' | 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND';
type Outcomes = Record<Role, Outcome>;
type RoleRow = { query: string; outcomes: Outcomes };

/** By `Type.field`: what each role gets of each field that a feature's SDL file adds to the graph. */
export type RoleRows = Record<string, RoleRow[]>;

/** Past the role, a change of what is not there finds nothing. */
function outcomes(least: Role, past: Outcome): Outcomes {
  const outcomeOf = (role: Role): Outcome => {
    if (role === 'visitor') return 'UNAUTHENTICATED';
    return ROLES.indexOf(role) >= ROLES.indexOf(least) ? past : 'FORBIDDEN';
  };
  return Object.fromEntries(ROLES.map((role) => [role, outcomeOf(role)])) as Outcomes;
}

export const readsStudio = (field: string, least: Role): RoleRow => ({
  query: `{ studio { ${field} } }`,
  outcomes: outcomes(least, 'ok'),
});

/** Null for a visitor. */
export const readsViewer = (field: string): RoleRow => ({
  query: `{ viewer { ${field} } }`,
  outcomes: { ...outcomes('reader', 'ok'), visitor: 'ok' },
});

export const changes = (field: string, least: Role, past: Outcome = 'NOT_FOUND'): RoleRow => ({
  query: `mutation { ${field} }`,
  outcomes: outcomes(least, past),
});
