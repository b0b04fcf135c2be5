import { SITE_LINK } from 'schema/site-link.ts';
import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html';

const TEXT_TAGS = 'h2 h3 h4 p ul ol li strong em sub sup blockquote code hr br a img'.split(' ');
const TABLE_TAGS = 'table caption thead tbody tfoot tr th td'.split(' ');

/** Pictures come from our own image store, under the address that the site serves it at. */
export const imagePath = (publicId: string) => `/images/${publicId}`;
const SITE_IMAGE = /^\/images\/[\w-]{22}(?:\?[\w=&:]{1,60})?$/;

const REL = 'noopener noreferrer nofollow';
const SPAN = /^[1-9]\d?$/;
const LENGTH = /^[1-9]\d{0,4}$/;

function only(attribs: Attributes, wanted: Record<string, RegExp>): Attributes {
  const good = Object.entries(wanted).filter(([name, form]) => form.test(attribs[name] ?? '\0'));
  return Object.fromEntries(good.map(([name]) => [name, attribs[name]!]));
}

const cell = (tagName: string, attribs: Attributes) => ({
  tagName,
  attribs: only(attribs, { colspan: SPAN, rowspan: SPAN, scope: /^(?:col|row|colgroup|rowgroup)$/ }),
});

const RULES: IOptions = {
  allowedTags: [...TEXT_TAGS, ...TABLE_TAGS],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    th: cell,
    td: cell,
    ol: (tagName, attribs) => ({ tagName, attribs: only(attribs, { start: LENGTH }) }),
    a: (tagName, attribs) => {
      const { href } = only(attribs, { href: SITE_LINK });
      return { tagName, attribs: href === undefined ? {} : { href, rel: REL } };
    },
    img: (tagName, attribs) => {
      const good = only(attribs, { src: SITE_IMAGE, width: LENGTH, height: LENGTH });
      return { tagName, attribs: { ...good, alt: attribs['alt'] ?? '' } };
    },
  },
  exclusiveFilter: ({ tag, attribs }) => {
    if (tag === 'a' && attribs['href'] === undefined) return 'excludeTag';
    return tag === 'img' && attribs['src'] === undefined;
  },
};

/** Keeps text, lists, tables, safe links and our own pictures; the rest becomes text or is removed. */
export const sanitiseArticle = (html: string): string => sanitizeHtml(html, RULES);
