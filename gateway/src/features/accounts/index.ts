export { fullAccess } from './access-doc.ts';
export type { AccountsApi } from './api.ts';
export { googleRoutes } from './google.ts';
export { check, twoFactorCodeInput } from './inputs.ts';
export { knownAccess } from './known-access.ts';
export type { OwnRecord } from './own-record.ts';
export { readPermissions } from './permissions.ts';
export { readUser } from './rows.ts';
export { translateErrors } from './upstream-errors.ts';
