import { randomBytes } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { API, ROOT, startProgram, stopPrograms, whenReady } from '../../scripts/programs.ts';
import { fingerprintOf } from '../../scripts/web-build.ts';

const CACHE = join(ROOT, 'tests/node_modules/.cache/sample-data');
const MADE_OF = ['api/src/**', 'api/package.json', 'pnpm-lock.yaml'];

/** Fills an empty data folder with what a first start of the api leaves in one, the sample content above all. */
export async function copySampleData(folder: string): Promise<void> {
  await cp(await sampleData(), folder, { recursive: true });
}

/** Made once for each state of the api: a start over a copy takes a quarter of the time of a first one. */
async function sampleData(): Promise<string> {
  const files = globSync(MADE_OF, { cwd: ROOT }).filter((file) => !file.endsWith('.test.ts'));
  const key = fingerprintOf(files.sort());
  const made = join(CACHE, key);
  if (existsSync(made)) return made;
  mkdirSync(CACHE, { recursive: true });
  for (const other of readdirSync(CACHE))
    if (!other.startsWith(key)) rmSync(join(CACHE, other), { recursive: true, force: true });
  const part = mkdtempSync(`${made}.`);
  try {
    await firstStart(part);
    renameSync(part, made);
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    // Two files of tests began together, and the other was first.
    if (!existsSync(made)) throw error;
  }
  return made;
}

async function firstStart(folder: string) {
  // Each stack has a key of its own.
  const JWT_SECRET = randomBytes(32).toString('hex');
  const api = startProgram('api', API, { env: { PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error', JWT_SECRET } });
  const isReady = await whenReady(api);
  await stopPrograms([api]);
  if (!isReady) throw new Error('The api did not start; its output is above.');
}
