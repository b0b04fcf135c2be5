import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
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
  /** Of the pages' inline script, as the Content-Security-Policy takes it. */
  scriptHash?: string;
};

type Built = {
  createRenderer: (options: {
    template: string;
    manifest: unknown;
    origin: string;
    styles: ReadonlyMap<string, string>;
  }) => Promise<Renderer>;
};

/** The renderer that was built beside the client in `folder`, or undefined where none was. */
export async function loadRenderer(folder: string, origin: string): Promise<Renderer | undefined> {
  const entry = join(folder, '../dist-server/entry.js');
  if (!existsSync(entry)) return undefined;
  const { createRenderer } = (await import(pathToFileURL(entry).href)) as Built;
  const template = await readFile(join(folder, 'index.html'), 'utf8');
  const manifest: unknown = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
  return createRenderer({ template, manifest, origin, styles: await readStyles(folder) });
}

/** The built style sheets by their address. */
async function readStyles(folder: string): Promise<ReadonlyMap<string, string>> {
  const assets = join(folder, 'assets');
  const names = existsSync(assets) ? (await readdir(assets)).filter((name) => name.endsWith('.css')) : [];
  const read = async (name: string) => [`/assets/${name}`, await readFile(join(assets, name), 'utf8')] as const;
  return new Map(await Promise.all(names.map(read)));
}
