import { matchPath } from 'react-router-dom';
import { SHORT_ID } from 'schema/patterns.ts';
import { siteRoutes } from 'schema/site-routes.ts';
import { routes } from '../app/routes.ts';
import { AFFILIATE_REF } from '../features/accounts/affiliate.ts';
import { STUDIO_PATH } from '../features/studio/index.ts';
import { accountPaths } from '../session/index.ts';

const NOT_FOUND = '/*';
// No empty segments: a browser could read `//` as the start of a host.
const PATH = /^(?:\/[^/\\?#\s]+)*\/?$/;
const MAX_PATH = 500;
const TRACKERS = /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|dclid|igshid|mc_[ce]id|ref|source)$/;
const HEAD_ONLY = '?';
const SEARCH = siteRoutes.search;

export const isPrivate = (path: string) =>
  [...Object.values(accountPaths), STUDIO_PATH, siteRoutes.orders].some(
    (account) => path === account || path.startsWith(`${account}/`),
  );

/** Unlisted, but shared as referral links, which need a preview. */
export const isInvitation = (path: string) => path === accountPaths.signUp;

/**
 * The name of the page at an address: its path, with `?` after it when only the head is rendered, because the rest
 * depends on a query (`?page=2`) or the reader. An invitation's also has its reference. Undefined for an invalid path.
 */
export function pageOf(path: string, query: string): string | undefined {
  if (path.length > MAX_PATH || !PATH.test(path) || !isDecodable(path)) return undefined;
  if (!routes.some((route) => matchPath(route.path, path))) return `${NOT_FOUND}${HEAD_ONLY}`;
  const page = path === '/' ? path : path.replace(/\/$/, '');
  const parameters = new URLSearchParams(query);
  if (isInvitation(page)) return `${page}${HEAD_ONLY}${invitationQuery(parameters)}`;
  const isWhole = [...parameters.keys()].every((name) => TRACKERS.test(name));
  return isWhole && page !== SEARCH && !isPrivate(page) ? page : `${page}${HEAD_ONLY}`;
}

function invitationQuery(parameters: URLSearchParams): string {
  const reference = parameters.get(AFFILIATE_REF)?.trim() ?? '';
  return SHORT_ID.test(reference) ? new URLSearchParams({ [AFFILIATE_REF]: reference }).toString() : '';
}

export const wantsBody = (page: string) => !page.includes(HEAD_ONLY);

export function addressOf(page: string): { path: string; search: string } {
  const [path = '', query = ''] = page.split(HEAD_ONLY);
  return { path, search: query && `?${query}` };
}

function isDecodable(path: string): boolean {
  try {
    return !/[\u0000-\u001F\u007F]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
