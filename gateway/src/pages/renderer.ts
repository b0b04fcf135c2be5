import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BANGLA, DEFAULT_LANGUAGE, type Language } from 'schema/languages.ts';
import type { Site } from 'schema/site.ts';
import type { Execute } from './execute.ts';
import { fillTemplate, indexOf, type PageSettings } from './template.ts';

export type Rendered = { status: number; html: string };

/** Built from web/src/server/entry.tsx. */
export type Renderer = {
  /** The name of the page at a path; undefined if the server does not render it. */
  pageOf: (path: string, query: string) => string | undefined;
  render: (page: string, language: Language, execute: Execute) => Promise<Rendered>;
  /** Of the pages' inline script, as the Content-Security-Policy takes it. */
  scriptHash?: string;
};

type Build = { template: string; manifest: unknown };

type Built = {
  createRenderer: (
    options: Build & {
      translations: Record<string, Build>;
      origin: string;
      site: Site;
      styles: ReadonlyMap<string, string>;
    },
  ) => Promise<Renderer>;
};

/** Undefined if no renderer was built beside the client in `folder`. */
export async function loadRenderer(
  folder: string,
  origin: string,
  settings: PageSettings,
): Promise<Renderer | undefined> {
  const entry = join(folder, '../dist-server/entry.js');
  if (!existsSync(entry)) return undefined;
  const { createRenderer } = (await import(pathToFileURL(entry).href)) as Built;
  const readBuild = async (language: Language, manifest: string): Promise<Build> => ({
    template: fillTemplate(await readFile(indexOf(folder, language), 'utf8'), settings),
    manifest: JSON.parse(await readFile(join(folder, '.vite', manifest), 'utf8')) as unknown,
  });
  const banglaManifest = `manifest.${BANGLA}.json`;
  const hasBangla = existsSync(join(folder, '.vite', banglaManifest));
  return createRenderer({
    ...(await readBuild(DEFAULT_LANGUAGE, 'manifest.json')),
    translations: hasBangla ? { [BANGLA]: await readBuild(BANGLA, banglaManifest) } : {},
    origin,
    site: settings.site,
    styles: await readStyles(folder),
  });
}

async function readStyles(folder: string): Promise<ReadonlyMap<string, string>> {
  const assets = join(folder, 'assets');
  const names = existsSync(assets) ? (await readdir(assets)).filter((name) => name.endsWith('.css')) : [];
  const read = async (name: string) => [`/assets/${name}`, await readFile(join(assets, name), 'utf8')] as const;
  return new Map(await Promise.all(names.map(read)));
}
