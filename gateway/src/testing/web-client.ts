import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Execute } from '../pages/execute.ts';
import type { Rendered } from '../pages/renderer.ts';

export const INDEX = '<!doctype html><title>plain</title>';

type Render = (page: string, language: string, execute: Execute, origin: string) => Promise<Rendered>;

// Through this the built file below gets the test's functions.
const hook = globalThis as { testRender?: Render };

const ENTRY = `export const createRenderer = async ({ origin, template, manifest, styles }) => {
  if (!template.includes('plain') || manifest.entry !== 1 || styles.get('/assets/main.css') !== 'p{}') throw new Error('not what was built');
  return {
    pageOf: (path, query) => (path.startsWith('/none') ? undefined : path + (query.includes('page=') ? '?' : '')),
    render: (page, language, execute) => globalThis.testRender(page, language, execute, origin),
    scriptHash: "'sha256-c3RhcnQ='",
  };
};`;

/** A built web client with the test's own renderer. `entry` is the source of its server build. */
export async function builtClient({ entry = ENTRY } = {}) {
  const home = await mkdtemp(join(tmpdir(), 'gateway-pages-'));
  await mkdir(join(home, 'dist/.vite'), { recursive: true });
  await mkdir(join(home, 'dist/assets'));
  await mkdir(join(home, 'dist-server'));
  await writeFile(join(home, 'dist/index.html'), INDEX);
  await writeFile(join(home, 'dist/.vite/manifest.json'), '{"entry":1}');
  await writeFile(join(home, 'dist/assets/main.css'), 'p{}');
  // Node loads a module once per address.
  await writeFile(join(home, 'dist-server/package.json'), '{"type":"module"}');
  await writeFile(join(home, 'dist-server/entry.js'), entry);
  return {
    webFolder: join(home, 'dist'),
    renderBy: (render: Render) => {
      hook.testRender = render;
    },
    remove: () => rm(home, { recursive: true }),
  };
}
