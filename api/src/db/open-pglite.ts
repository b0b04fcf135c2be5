import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import type { PGlite } from '@electric-sql/pglite';
import { makeOwnerOnly } from './owner-only.ts';

const CREATE = fileURLToPath(new URL('./create-pglite.ts', import.meta.url));

// V8's optimising compiler takes 600 MB for PostgreSQL's parser; without it a query takes a fifth longer.
const NO_OPTIMISING_COMPILER = ['--no-wasm-dynamic-tiering', '--no-wasm-tier-up'];
// The default of 128 MB is allocated at once in this process, and the system caches the files anyway.
const SETTINGS = ['shared_buffers=16MB'];

/** Takes 150 MB at rest. Creates the database if it is missing. */
export async function openPglite(folder: string): Promise<PGlite> {
  if (!existsSync(join(folder, 'PG_VERSION'))) await createPglite(folder);
  for (const flag of NO_OPTIMISING_COMPILER) setFlagsFromString(flag);
  const { PGlite } = await import('@electric-sql/pglite');
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
  const client = await PGlite.create(folder, { postgresqlconf: SETTINGS, extensions: { pg_trgm } });
  // The files that PostgreSQL writes when it starts ignore the umask here.
  makeOwnerOnly(folder);
  return client;
}

/** Uses a child process, whose 1 GB of memory is freed when it exits; an interrupted creation leaves nothing behind. */
async function createPglite(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
  const child = fork(CREATE, [unfinished], { execArgv: NO_OPTIMISING_COMPILER });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`the embedded database could not be made in ${folder}`);
  if (existsSync(folder)) await rmdir(folder);
  await rename(unfinished, folder);
}
