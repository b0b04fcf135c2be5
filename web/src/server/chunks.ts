import { matchPath } from 'react-router-dom';
import { routes } from '../app/routes.tsx';

type Chunk = { file: string; imports?: string[]; css?: string[] };
/** Vite's: each chunk by its source. */
export type Manifest = Record<string, Chunk>;

// The server's build writes into it which sources a route's import() names (vite.config.ts).
declare global {
  var importedSources: string[] | undefined;
}

/** Loads the code of every page; answers which sources the page at a path came from. */
export async function routeChunks(): Promise<(path: string) => readonly string[]> {
  const known = routes.map(({ path, Page }) => {
    globalThis.importedSources = [];
    const loaded = Page.preload();
    return { path, sources: globalThis.importedSources, loaded };
  });
  globalThis.importedSources = undefined;
  await Promise.all(known.map(({ loaded }) => loaded));
  return (path) => known.find((route) => matchPath(route.path, path))?.sources ?? [];
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
