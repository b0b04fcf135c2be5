import { readFileSync } from 'node:fs';
import type { PageLanguage } from 'schema/language-path.ts';
import { builtManifest } from './built.ts';

const DIST = new URL('../dist/', import.meta.url);

/** As Vite's manifest has it. */
export type Chunk = { file: string; imports?: string[]; css?: string[]; assets?: string[]; isEntry?: boolean };

/** The files that a question page cannot be read without: the entry's and its route's, with all they import. */
export function questionPageFiles(language: PageLanguage): string[] {
  const manifest = readManifest(language);
  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry);
  const seen = new Set<string>();
  const files = new Set<string>();
  const take = (name: string | undefined) => {
    const chunk = name === undefined ? undefined : manifest[name];
    if (!chunk || name === undefined) throw new Error(`The build has no chunk ${name}`);
    if (seen.has(name)) return;
    seen.add(name);
    files.add(chunk.file);
    for (const css of chunk.css ?? []) files.add(css);
    for (const imported of chunk.imports ?? []) take(imported);
  };
  take(entry);
  take('src/features/questions/list/index.ts');
  return [...files];
}

export const readBuilt = (file: string) => readFileSync(new URL(file, DIST));

export const readManifest = (language: PageLanguage) =>
  JSON.parse(readBuilt(builtManifest(language)).toString()) as Record<string, Chunk>;
