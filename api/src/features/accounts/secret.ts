import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { secretBytes } from '../../keys.ts';

const SECRET_BYTES = 32;

type Settings = { DATA_DIR: string; DATABASE_URL?: string | undefined; JWT_SECRET?: string | undefined };

/** JWT_SECRET, or one created in the data folder. Processes that share a DATABASE_URL need the same. */
export function signingSecret({ DATA_DIR, DATABASE_URL, JWT_SECRET }: Settings): Uint8Array {
  if (JWT_SECRET) return secretBytes(JWT_SECRET);
  if (DATABASE_URL) {
    throw new Error(
      'DATABASE_URL needs JWT_SECRET, the same for every api of that database (openssl rand -base64 32).',
    );
  }
  const file = join(DATA_DIR, 'jwt-secret');
  try {
    return Buffer.from(readFileSync(file, 'utf8'), 'base64url');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const secret = randomBytes(SECRET_BYTES);
  writeFileSync(file, secret.toString('base64url'), { mode: 0o600, flag: 'wx' });
  return secret;
}
