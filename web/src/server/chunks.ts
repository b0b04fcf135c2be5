import { matchPath } from 'react-router-dom';
import type { LazyPage } from '../components/lazy-page.ts';
import { routes } from '../app/routes.ts';

type Chunk = { file: string; imports?: string[]; css?: string[] };
export type Manifest = Record<string, Chunk>;

/** Hydration of a page with sanitised text waits for it. */
export const SANITIZER = 'src/components/sanitizer/browser-sanitizer.ts';

// vite.config.ts makes each route's import() add its sources.
declare global {
  var importedSources: string[] | undefined;
}

/** Loads the code of every page. The result finds a page's sources by its path. */
export async function routeChunks(): Promise<(path: string) => readonly string[]> {
  const sourcesByPage = new Map<LazyPage, string[]>();
  const loading = [...new Set(routes.map(({ Page }) => Page))].map((Page) => {
    sourcesByPage.set(Page, (globalThis.importedSources = []));
    return Page.preload();
  });
  globalThis.importedSources = undefined;
  await Promise.all(loading);
  return (path) => {
    const route = routes.find((one) => matchPath(one.path, path));
    return (route && sourcesByPage.get(route.Page)) ?? [];
  };
}

export function preloadTags(
  { manifest, template }: { manifest: Manifest; template: string },
  sources: readonly string[],
): string {
  const visited = new Set<string>();
  const tags: string[] = [];
  const add = (file: string, tag: string) => {
    if (!template.includes(file)) tags.push(tag);
  };
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || visited.has(name)) return;
    visited.add(name);
    for (const css of chunk.css ?? []) add(css, `<link rel="stylesheet" crossorigin href="/${css}">`);
    add(chunk.file, `<link rel="modulepreload" crossorigin href="/${chunk.file}">`);
    chunk.imports?.forEach((imported) => visit(imported));
  };
  sources.forEach((source) => visit(source));
  return tags.join('');
}
