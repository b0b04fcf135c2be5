import { matchPath } from 'react-router-dom';
import type { LazyPage } from '../components/lazy-page.ts';
import { routes } from '../app/routes.ts';

type Chunk = { file: string; imports?: string[]; css?: string[] };
/** Vite's: each chunk by its source. */
export type Manifest = Record<string, Chunk>;

// The server's build writes into it which sources a route's import() names (vite.config.ts).
declare global {
  var importedSources: string[] | undefined;
}

/** Loads the code of every page; answers which sources the page at a path came from. */
export async function routeChunks(): Promise<(path: string) => readonly string[]> {
  // Two routes may share a page, which imports its code once.
  const known = new Map<LazyPage, string[]>();
  const loading = [...new Set(routes.map(({ Page }) => Page))].map((Page) => {
    known.set(Page, (globalThis.importedSources = []));
    return Page.preload();
  });
  globalThis.importedSources = undefined;
  await Promise.all(loading);
  return (path) => {
    const route = routes.find((one) => matchPath(one.path, path));
    return (route && known.get(route.Page)) ?? [];
  };
}

/** Links to what the sources need and `template` does not name yet, so that nothing waits for the entry to ask for it. */
export function preloadTags(manifest: Manifest, sources: readonly string[], template: string): string {
  const seen = new Set<string>();
  const tags: string[] = [];
  const add = (file: string, tag: string) => {
    if (!template.includes(file)) tags.push(tag);
  };
  const take = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const css of chunk.css ?? []) add(css, `<link rel="stylesheet" crossorigin href="/${css}">`);
    add(chunk.file, `<link rel="modulepreload" crossorigin href="/${chunk.file}">`);
    chunk.imports?.forEach((imported) => take(imported));
  };
  sources.forEach((source) => take(source));
  return tags.join('');
}
