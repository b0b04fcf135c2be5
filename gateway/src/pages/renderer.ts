import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Execute } from './execute.ts';

export type Rendered = { status: number; html: string };

/** What the web client's build for servers makes (web/src/server/entry.tsx). */
export type Renderer = {
  /** The page that a path and its query are an address of, or undefined where the server renders none. */
  pageOf: (path: string, query: string) => string | undefined;
  /** A page's whole document. Throws where its data could not be had. */
  render: (page: string, execute: Execute) => Promise<Rendered>;
};

type Built = {
  createRenderer: (options: { template: string; manifest: unknown; origin: string }) => Promise<Renderer>;
};

/** The renderer that was built beside the client in `folder`, or undefined where none was. */
export async function loadRenderer(folder: string, origin: string): Promise<Renderer | undefined> {
  const entry = join(folder, '../dist-server/entry.js');
  if (!existsSync(entry)) return undefined;
  const { createRenderer } = (await import(pathToFileURL(entry).href)) as Built;
  const template = await readFile(join(folder, 'index.html'), 'utf8');
  const manifest: unknown = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
  return createRenderer({ template, manifest, origin });
}
