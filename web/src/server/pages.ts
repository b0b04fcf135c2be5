import { matchPath } from 'react-router-dom';
import { routes } from '../app/routes.tsx';
import { accountPaths } from '../session/index.ts';

const NOT_FOUND = '/*';
// Of a path, what stands before the query: no empty segment, which a browser could take for a host.
const PATH = /^(?:\/[^/\\?#\s]+)*\/?$/;
const MAX_PATH = 500;
// They say where a reader came from and change nothing.
const TRACKERS = /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|dclid|igshid|mc_[ce]id|ref|source)$/;
const HEAD_ONLY = '?';
// Its results depend on what is sought, and on who seeks.
const SEARCH = '/search';

export const isPrivate = (path: string) =>
  Object.values(accountPaths).some((account) => path === account || path.startsWith(`${account}/`));

/**
 * The page at an address: its path, and `?` after it where only the head is rendered, because the rest depends on a
 * query (`?page=2`) or on the reader. All addresses without a route are one page. Undefined for what is no path.
 */
export function pageOf(path: string, query: string): string | undefined {
  if (path.length > MAX_PATH || !PATH.test(path) || !isDecodable(path)) return undefined;
  if (!routes.some((route) => matchPath(route.path, path))) return `${NOT_FOUND}${HEAD_ONLY}`;
  const page = path === '/' ? path : path.replace(/\/$/, '');
  const isWhole = [...new URLSearchParams(query).keys()].every((name) => TRACKERS.test(name));
  return isWhole && page !== SEARCH && !isPrivate(page) ? page : `${page}${HEAD_ONLY}`;
}

export const wantsBody = (page: string) => !page.endsWith(HEAD_ONLY);

export const pathOf = (page: string) => (wantsBody(page) ? page : page.slice(0, -HEAD_ONLY.length));

function isDecodable(path: string): boolean {
  try {
    return !/[\u0000-\u001F\u007F]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
