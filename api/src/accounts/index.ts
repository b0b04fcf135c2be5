export { ensureAdmin } from './admin-account.ts';
export { callerOf, hasFullAccess, identify, requireAdmin } from './auth.ts';
export { userRoutes } from './routes.ts';
export { signingSecret } from './secret.ts';
