import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Execute } from './execute.ts';

export type Rendered = { status: number; html: string };

/** Built from web/src/server/entry.tsx. */
export type Renderer = {
  /** The name of the page at a path; undefined if the server does not render it. */
  pageOf: (path: string, query: string) => string | undefined;
  /** Throws if its data cannot be loaded. */
  render: (page: string, execute: Execute) => Promise<Rendered>;
};

type Built = {
  createRenderer: (options: { template: string; manifest: unknown; origin: string }) => Promise<Renderer>;
};

/** Undefined if no renderer was built beside the client in `folder`. */
export async function loadRenderer(folder: string, origin: string): Promise<Renderer | undefined> {
  const entry = join(folder, '../dist-server/entry.js');
  if (!existsSync(entry)) return undefined;
  const { createRenderer } = (await import(pathToFileURL(entry).href)) as Built;
  const template = await readFile(join(folder, 'index.html'), 'utf8');
  const manifest: unknown = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
  return createRenderer({ template, manifest, origin });
}
