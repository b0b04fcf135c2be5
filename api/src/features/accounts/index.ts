export { accountLanguage } from './language.ts';
export { lastDigits, shownAccount } from './account-number.ts';
export { ensureAdmin } from './admin-account.ts';
export { authorise, callerFinder, callerOf, hasFullAccess, identify, lockCaller, sessionOf } from './auth.ts';
export { canonicalAddress } from './canonical-address.ts';
export { devicesOf } from './devices.ts';
export { findUsers, listUsers } from './find-users.ts';
export { googleProvider, type GoogleSettings } from './google/provider.ts';
export { ensureHouse } from './house-account.ts';
export { accountDependencies } from './dependencies.ts';
export { passwordHasher, type PasswordHasher } from './passwords.ts';
export { signingSecret } from './secret.ts';
export { phoneKey } from './phone-key.ts';
export { passwordProof } from './prove-password.ts';
export { requireRecentLogIn } from './recent-log-in.ts';
export { may, mayUseDesk } from './roles.ts';
export { standingSessions } from './sessions.ts';
export {
  findUser,
  findUserByUserId,
  listAdministrators,
  lockUser,
  lockUsers,
  updateUser,
  updateUsers,
  type User,
} from './store.ts';
export { resetTwoFactor } from './two-factor/routes.ts';
export { isAddressVerified } from './verified-address.ts';
