import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../db/connection.ts';
import { findUsersBySession, openSession } from './sessions.ts';
import { createUser, findUserByEmail } from './store.ts';
import { signToken, verifyToken } from './tokens.ts';

const ADMIN_EMAIL = 'admin@localhost';
const TOKEN_LIFETIME_MS = 10 * 365 * 24 * 3600 * 1000;

/** Its token is in a file of the data folder that only the owner can read. */
export async function ensureAdmin(db: Database, secret: Uint8Array, dataDir: string): Promise<void> {
  const file = join(dataDir, 'admin-token');
  if (await isGood(db, secret, file)) return;
  const admin =
    (await findUserByEmail(db, ADMIN_EMAIL)) ??
    (await createUser(db, { name: 'Admin', email: ADMIN_EMAIL, userType: 'admin', accessDoc: 'all' }));
  if (!admin) throw new Error('The admin account could not be made.');
  const expiresAt = new Date(Date.now() + TOKEN_LIFETIME_MS);
  const sessionId = await openSession(db, admin, expiresAt);
  const token = await signToken(secret, { userId: admin.userId, sessionId }, expiresAt);
  writeFileSync(file, `${token}\n`, { mode: 0o600 });
}

async function isGood(db: Database, secret: Uint8Array, file: string) {
  let token: string;
  try {
    token = readFileSync(file, 'utf8').trim();
  } catch {
    return false;
  }
  const claims = await verifyToken(secret, token);
  if (!claims) return false;
  const [user] = await findUsersBySession(db, [claims.sessionId]);
  return user?.userType === 'admin';
}
