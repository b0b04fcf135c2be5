import { PERSONAL_ROUTES, ROUTES } from './routes.generated.ts';

type Node = { children: Map<string, Node>; route?: string };

const trees = new Map(Object.entries(ROUTES).map(([method, routes]) => [method, treeOf(routes)]));

function treeOf(routes: readonly string[]): Node {
  const root: Node = { children: new Map() };
  for (const route of routes) {
    let node = root;
    for (const part of route.slice(1).split('/')) {
      if (!node.children.has(part)) node.children.set(part, { children: new Map() });
      node = node.children.get(part)!;
    }
    node.route = route;
  }
  return root;
}

/** `other` for an unknown path, so that metrics have a bounded number of labels. */
export function routeOf(method: string, path: string): string {
  if (path.startsWith('/images/') && (method === 'GET' || method === 'HEAD')) return '/images/*';
  const end = path.indexOf('?');
  const parts = (end < 0 ? path : path.slice(0, end)).slice(1).split('/');
  const find = (node: Node | undefined, at: number): string | undefined =>
    node && at < parts.length
      ? (find(node.children.get(parts[at]!), at + 1) ?? find(node.children.get('*'), at + 1))
      : node?.route;
  return find(trees.get(method), 0) ?? 'other';
}

const PERSONAL = new Set(PERSONAL_ROUTES);

/** For the log: without the query and the reader's id. */
export function callName(method: string, path: string): string {
  const route = routeOf(method, path);
  const isPersonal = PERSONAL.has(route);
  return `${method} ${isPersonal ? route : path.split('?', 1)[0]}`;
}
