import { randomBytes } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { API, ROOT, startProgram, stopPrograms, whenReady } from '../../scripts/programs.ts';
import { fingerprintOf } from '../../scripts/web-build.ts';

const CACHE = join(ROOT, 'tests/node_modules/.cache/sample-data');
const SOURCES = ['api/src/**', 'api/package.json', 'pnpm-lock.yaml'];

/** As a first start of the api leaves it, with the sample content. */
export async function copySampleData(folder: string): Promise<void> {
  await cp(await sampleData(), folder, { recursive: true });
}

/** Cached per state of the api: starting over a copy takes a quarter of the time. */
async function sampleData(): Promise<string> {
  const files = globSync(SOURCES, { cwd: ROOT }).filter((file) => !/\.test\.ts$|^api\/src\/testing\//.test(file));
  const key = fingerprintOf(files.sort());
  const cached = join(CACHE, key);
  if (existsSync(cached)) return cached;
  mkdirSync(CACHE, { recursive: true });
  for (const other of readdirSync(CACHE))
    if (!other.startsWith(key)) rmSync(join(CACHE, other), { recursive: true, force: true });
  const part = mkdtempSync(`${cached}.`);
  try {
    await firstStart(part);
    renameSync(part, cached);
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    // Two test files started together, and the other one was first.
    if (!existsSync(cached)) throw error;
  }
  return cached;
}

async function firstStart(folder: string) {
  const JWT_SECRET = randomBytes(32).toString('hex');
  const api = startProgram('api', API, { env: { PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error', JWT_SECRET } });
  const isReady = await whenReady(api);
  await stopPrograms([api]);
  if (!isReady) throw new Error('The api did not start; its output is above.');
}
