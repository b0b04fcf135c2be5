import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { secretBytes } from '../keys.ts';

const SECRET_BYTES = 32;

/** The key that signs tokens: the one given, else one made on the first start and kept in the data folder. */
export function signingSecret(dataDir: string, given?: string): Uint8Array {
  if (given) return secretBytes(given);
  const file = join(dataDir, 'jwt-secret');
  try {
    return Buffer.from(readFileSync(file, 'utf8'), 'base64url');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const secret = randomBytes(SECRET_BYTES);
  writeFileSync(file, secret.toString('base64url'), { mode: 0o600, flag: 'wx' });
  return secret;
}
