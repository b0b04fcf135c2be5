import { languagePath, PAGE_LANGUAGES } from 'schema/language-path.ts';
import { BANGLA, DEFAULT_LANGUAGE, type Language } from 'schema/languages.ts';
import { t } from '../features/accounts/messages/index.ts';
import { site } from '../theme/site.ts';
import { escapeAttribute } from './document.ts';
import { isInvitation } from './pages.ts';

// React puts metadata before the rest, escaped: there is no `>` inside a tag.
const METADATA = /^(?:<(?:meta|link)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)+/;
const IMAGE = /<meta property="og:image" content="([^"]*)"\/?>/;
const INVITATION = /<meta property="og:title" content="([^"]*)"\/?>/;
const SITE_IMAGE = '/share.png';
const SITE_IMAGE_SIZE = { width: 1200, height: 630 };

export function splitHead(html: string): { head: string; body: string } {
  const head = METADATA.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}

type Page = {
  head: string;
  origin: string;
  /** Of the English page. */
  path: string;
  language: Language;
  isListed: boolean;
};

export function shareTags({ head, origin, path, language, isListed }: Page): string {
  // React has escaped these, for text and attributes alike.
  const title = (/<title\b[^>]*>([^<]*)<\/title>/.exec(head)?.[1] ?? '').replace(` · ${site.name}`, '');
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1];
  const image = IMAGE.exec(head)?.[1];
  const page = path === '/' ? path : path.replace(/\/$/, '');
  const urlIn = (other: string) => escapeAttribute(origin + languagePath(page, other));
  const url = urlIn(language);
  const robots = '<meta name="robots" content="noindex"/>';
  const invitation = INVITATION.exec(head)?.[1];
  const own = head.replace(IMAGE, '').replace(INVITATION, '').replace(robots, '');
  const isInvite = isInvitation(path);
  if (!isListed && !isInvite) return own + robots;
  const preview = isInvite ? t('accounts.invitedTo') : description;
  const tags = {
    'og:site_name': escapeAttribute(site.name),
    ...(language === BANGLA && { 'og:locale': 'bn_BD' }),
    'og:type': image ? 'article' : 'website',
    'og:title': isInvite
      ? (invitation ?? escapeAttribute(t('accounts.joinTitle', { who: t('accounts.friend'), product: site.name })))
      : (path !== '/' && title) || escapeAttribute(site.name),
    ...(preview && { 'og:description': preview }),
    'og:url': url,
    'og:image': image?.startsWith('https://')
      ? image
      : escapeAttribute(origin) + (image?.startsWith('/') ? image : SITE_IMAGE),
    ...(!image && {
      'og:image:width': SITE_IMAGE_SIZE.width,
      'og:image:height': SITE_IMAGE_SIZE.height,
    }),
  };
  return [
    own,
    isListed ? `<link rel="canonical" href="${url}"/>${alternates(urlIn)}` : robots,
    ...Object.entries(tags).map(([property, content]) => `<meta property="${property}" content="${content}"/>`),
    '<meta name="twitter:card" content="summary_large_image"/>',
  ].join('');
}

/** The page's addresses in all languages, as search engines take them. */
function alternates(urlIn: (language: string) => string): string {
  const link = (name: string, href: string) => `<link rel="alternate" hreflang="${name}" href="${href}"/>`;
  const links = PAGE_LANGUAGES.map((language) => link(language, urlIn(language)));
  return [...links, link('x-default', urlIn(DEFAULT_LANGUAGE))].join('');
}
