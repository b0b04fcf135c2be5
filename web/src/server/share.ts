import { t } from '../features/accounts/messages/index.ts';
import { PRODUCT_NAME } from '../theme/brand.ts';
import { attribute } from './document.ts';
import { isInvitation } from './pages.ts';

// What React lifts out of the tree it puts before it, escaped: no `>` stands inside of a tag.
const LIFTED = /^(?:<(?:meta|link)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)+/;
const IMAGE = /<meta property="og:image" content="([^"]*)"\/?>/;
const INVITATION = /<meta property="og:title" content="([^"]*)"\/?>/;
const SITE_IMAGE = '/share.png';
const SITE_IMAGE_SIZE = { width: 1200, height: 630 };

/** What of a render belongs into the document's head, and the rest. */
export function splitHead(html: string): { head: string; body: string } {
  const head = LIFTED.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}

type Page = {
  /** From React. */
  head: string;
  origin: string;
  path: string;
  /** Whether search engines may list it. */
  listed: boolean;
};

/** A page's head with what search engines and previews of a shared link read. */
export function shareTags({ head, origin, path, listed }: Page): string {
  // All were escaped by React, for text and attributes alike.
  const title = (/<title\b[^>]*>([^<]*)<\/title>/.exec(head)?.[1] ?? '').replace(` · ${PRODUCT_NAME}`, '');
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1];
  const image = IMAGE.exec(head)?.[1];
  const url = attribute(origin + (path === '/' ? path : path.replace(/\/$/, '')));
  const robots = '<meta name="robots" content="noindex"/>';
  const invitation = INVITATION.exec(head)?.[1];
  const own = head.replace(IMAGE, '').replace(INVITATION, '').replace(robots, '');
  const invites = isInvitation(path);
  if (!listed && !invites) return own + robots;
  const words = invites ? t('accounts.invitedTo') : description;
  const tags = {
    'og:site_name': attribute(PRODUCT_NAME),
    'og:type': image ? 'article' : 'website',
    // Of the home page the name says more than "Home".
    'og:title': invites
      ? (invitation ?? attribute(t('accounts.joinTitle', { who: t('accounts.friend'), product: PRODUCT_NAME })))
      : (path !== '/' && title) || attribute(PRODUCT_NAME),
    ...(words && { 'og:description': words }),
    'og:url': url,
    'og:image': image?.startsWith('https://')
      ? image
      : attribute(origin) + (image?.startsWith('/') ? image : SITE_IMAGE),
    ...(!image && {
      'og:image:width': SITE_IMAGE_SIZE.width,
      'og:image:height': SITE_IMAGE_SIZE.height,
    }),
  };
  return [
    own,
    listed ? `<link rel="canonical" href="${url}"/>` : robots,
    ...Object.entries(tags).map(([property, content]) => `<meta property="${property}" content="${content}"/>`),
    '<meta name="twitter:card" content="summary_large_image"/>',
  ].join('');
}
