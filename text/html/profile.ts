import { ALLOWED_TAGS, LINK_ADDRESS, LINK_REL, PICTURE_ADDRESS } from 'schema/allowed-html.ts';
import { SITE_LINK } from 'schema/site-link.ts';
import { LIST_START, SPAN } from './losses.ts';
import { BODY_TAGS } from './tags.ts';

type Forms = Record<string, RegExp>;

/** What a kind of text may hold. What a browser would show is never changed silently: it becomes a loss. */
export type Profile = {
  tags: ReadonlySet<string>;
  /** What becomes of tags outside `tags`, where that is not a paragraph or nothing. */
  renamed: Readonly<Record<string, string>>;
  /** Attributes by tag (`*`: any), where their value has the form. */
  attributes: Readonly<Record<string, Forms>>;
  /** Links get this `rel`. */
  rel?: string;
};

const ANY = /^[^\0]*$/;
const LENGTH = /^[1-9]\d{0,4}$/;
const SCOPE = /^(?:col|row|colgroup|rowgroup)$/;
const RENAMED = { strike: 's', ins: 'u', menu: 'ul', dir: 'ul' };

/** The body of a question: no links, no pictures. */
export const BODY: Profile = {
  tags: new Set(BODY_TAGS),
  renamed: RENAMED,
  attributes: {
    ol: { start: LIST_START },
    th: { colspan: SPAN, rowspan: SPAN },
    td: { colspan: SPAN, rowspan: SPAN },
  },
};

/** What the gateway passes on from any upstream. */
export const PAGE: Profile = {
  tags: new Set(ALLOWED_TAGS),
  renamed: { ...RENAMED, h1: 'h2' },
  attributes: {
    '*': { title: ANY },
    a: { href: LINK_ADDRESS },
    img: { alt: ANY, height: ANY, src: PICTURE_ADDRESS, width: ANY },
    ol: { start: ANY },
    td: { colspan: ANY, rowspan: ANY, scope: ANY },
    th: { colspan: ANY, rowspan: ANY, scope: ANY },
  },
  rel: LINK_REL,
};

/** Pictures of articles come from our own image store, under the address that the site serves it at. */
const SITE_IMAGE = /^\/images\/[\w-]{22}(?:\?[\w=&:]{1,60})?$/;
const ARTICLE_TAGS =
  'h2 h3 h4 p ul ol li strong em u s del sub sup blockquote code hr br a img table caption thead tbody tfoot tr th td';

/** An article of RX Aid. */
export const ARTICLE: Profile = {
  tags: new Set(ARTICLE_TAGS.split(' ')),
  renamed: { ...RENAMED, h1: 'h2', h5: 'h4', h6: 'h4', b: 'strong', i: 'em' },
  attributes: {
    a: { href: SITE_LINK },
    img: { src: SITE_IMAGE, width: LENGTH, height: LENGTH, alt: ANY },
    ol: { start: LENGTH },
    th: { colspan: SPAN, rowspan: SPAN, scope: SCOPE },
    td: { colspan: SPAN, rowspan: SPAN },
  },
  rel: LINK_REL,
};

/** A notification. */
export const MESSAGE: Profile = {
  tags: new Set('p br ul ol li strong em b i u s del sub sup a'.split(' ')),
  renamed: RENAMED,
  attributes: { a: { href: SITE_LINK } },
  rel: LINK_REL,
};

/** Text without markup. */
export const NO_MARKUP: Profile = { tags: new Set(), renamed: {}, attributes: {} };
