export { ensureAdmin } from './admin-account.ts';
export { callerOf, hasFullAccess, identify, requireAdmin, requireUser } from './auth.ts';
export { googleProvider, type GoogleSettings } from './google/provider.ts';
export { ensureHouse } from './house-account.ts';
export { accountParts } from './parts.ts';
export { passwordHasher, type PasswordHasher } from './passwords.ts';
export { signInRoutes, userRoutes } from './routes.ts';
export { signingSecret } from './secret.ts';
export { sweepExpired } from './sweep.ts';
