export const ROUTES: Record<string, string[]> = {
  GET: [
    '/admin/commissions',
    '/admin/entries/*',
    '/admin/entries/*/*',
    '/admin/events',
    '/admin/notifications',
    '/admin/people',
    '/admin/people/*',
    '/admin/question-lists',
    '/admin/questions/export',
    '/admin/withdrawals',
    '/affiliate/*',
    '/bank-filter/*',
    '/bank/*/chapter/*',
    '/board-filter/*/years',
    '/board-filter/*/years/*',
    '/board-filter/topic/questions',
    '/board-filter/topics/*',
    '/capabilities',
    '/content/banners',
    '/ebook',
    '/faqs',
    '/images/*',
    '/intern-search/sub-topics/*',
    '/intern-search/tab-topics/*',
    '/intern-search/topic-sub-list/*',
    '/intern/tabs',
    '/notifications',
    '/openapi.json',
    '/papers',
    '/papers/*',
    '/papers/*/comparison',
    '/papers/*/shared',
    '/papers/rules',
    '/papers/sittings',
    '/questions/*',
    '/reports',
    '/search',
    '/studio/people',
    '/studio/questions',
    '/studio/questions/*',
    '/studio/reports',
    '/studio/suspects',
    '/study/attempts',
    '/study/notes',
    '/study/overview',
    '/study/places',
    '/study/questions',
    '/study/records',
    '/study/subjects',
    '/study/topics',
    '/subscriptions',
    '/users',
    '/users/google',
    '/users/google/available',
    '/users/google/callback',
    '/users/referrers/*',
  ],
  POST: [
    '/admin/commissions/approve',
    '/admin/commissions/refuse',
    '/admin/entries/*/*/move',
    '/admin/entries/*/order',
    '/admin/notifications',
    '/admin/notifications/preview',
    '/admin/purchases',
    '/admin/purchases/preview',
    '/admin/purchases/refund',
    '/admin/purchases/refund/preview',
    '/admin/question-lists/merge',
    '/admin/question-lists/remove-empty',
    '/admin/question-lists/rename',
    '/admin/questions/import',
    '/admin/withdrawals/complete',
    '/admin/withdrawals/reject',
    '/images',
    '/papers',
    '/papers/*/finish',
    '/papers/marked',
    '/papers/matches',
    '/reports',
    '/studio/questions',
    '/studio/questions/*/approve',
    '/studio/questions/*/retire',
    '/studio/questions/*/return',
    '/studio/questions/*/submit',
    '/studio/questions/*/undo',
    '/studio/reports/*/answer',
    '/study/attempts',
    '/study/deletion',
    '/users',
    '/users/exchange',
    '/users/login',
    '/users/reset-req',
  ],
  PATCH: [
    '/affiliate/request/payment/*',
    '/affiliate/withdrawal-info/*',
    '/papers/*/answers',
    '/users/*',
    '/users/reset-pass',
  ],
  PUT: [
    '/admin/entries/*/*',
    '/notifications/*/read',
    '/notifications/read-all',
    '/papers/*/name',
    '/studio/people/*/role',
    '/studio/questions/*',
    '/study/places',
    '/study/records/*/flag',
    '/study/records/*/note',
  ],
  DELETE: ['/admin/entries/*/*', '/users/session'],
};

type Node = { children: Map<string, Node>; route?: string };

const trees = new Map(Object.entries(ROUTES).map(([method, routes]) => [method, treeOf(routes)]));

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

// A segment identifies a reader.
const PERSONAL = new Set([
  '/admin/people/*',
  '/affiliate/*',
  '/affiliate/request/payment/*',
  '/affiliate/withdrawal-info/*',
  '/studio/people/*/role',
  '/users/*',
  '/users/referrers/*',
]);

/** For the log: without the query and the reader's id. */
export function callName(method: string, path: string): string {
  const route = routeOf(method, path);
  const isPersonal = PERSONAL.has(route);
  return `${method} ${isPersonal ? route : path.split('?', 1)[0]}`;
}
