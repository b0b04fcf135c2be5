/** The REST API's calls as the gateway makes them, by method; a star is one value. */
export const ROUTES: Record<string, string[]> = {
  GET: [
    '/affiliate/*',
    '/bank-filter/*',
    '/bank/*/chapter/*',
    '/board-filter/*/years',
    '/board-filter/*/years/*',
    '/board-filter/topic/questions',
    '/board-filter/topics/*',
    '/content/banners',
    '/ebook',
    '/faqs',
    '/images/*',
    '/intern-search/sub-topics/*',
    '/intern-search/tab-topics/*',
    '/intern-search/topic-sub-list/*',
    '/intern/tabs',
    '/notifications',
    '/search',
    '/subscriptions',
    '/users',
    '/users/google',
    '/users/google/available',
    '/users/google/callback',
  ],
  POST: ['/images', '/users', '/users/exchange', '/users/login', '/users/reset-req'],
  PATCH: ['/affiliate/request/payment/*', '/affiliate/withdrawal-info/*', '/users/*', '/users/reset-pass'],
  PUT: ['/notifications/*/read', '/notifications/read-all'],
  DELETE: ['/users/session'],
};

type Node = { children: Map<string, Node>; route?: string };

const trees = new Map(Object.entries(ROUTES).map(([method, routes]) => [method, treeOf(routes)]));
// A picture is looked at and asked after at the same address.
trees.set('HEAD', treeOf(['/images/*']));

function treeOf(routes: string[]): Node {
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

/** The route of a call by its path below the API's base, `other` where it has none: as many as stand here, whoever asks. */
export function routeOf(method: string, path: string): string {
  const end = path.indexOf('?');
  const parts = (end < 0 ? path : path.slice(0, end)).slice(1).split('/');
  const find = (node: Node | undefined, at: number): string | undefined =>
    node && at < parts.length
      ? (find(node.children.get(parts[at]!), at + 1) ?? find(node.children.get('*'), at + 1))
      : node?.route;
  return find(trees.get(method), 0) ?? 'other';
}
