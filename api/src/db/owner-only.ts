import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const OTHERS = 0o077;

/** Follows no links. Returns the first path whose permissions it could not change. */
export function makeOwnerOnly(folder: string): string | undefined {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => !entry.isSymbolicLink())
    .map(({ parentPath, name }) => join(parentPath, name));
  return [folder, ...paths].filter((path) => !restrict(path))[0];
}

function restrict(path: string): boolean {
  try {
    const { mode } = lstatSync(path);
    if (mode & OTHERS) chmodSync(path, mode & 0o700);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
}
