/** Of other tags only the text is kept. */
export const ALLOWED_TAGS = (
  'a b blockquote br caption code del div em h2 h3 h4 h5 h6 hr i img li ol p s small span strong sub sup ' +
  'table tbody td tfoot th thead tr u ul'
).split(' ');
export const ALLOWED_ATTRIBUTES = [
  'alt',
  'colspan',
  'height',
  'href',
  'rowspan',
  'scope',
  'src',
  'start',
  'title',
  'width',
];
export const LINK_ADDRESS = /^(?:https?:|mailto:|\/(?![/\\]))/i;
/** No http, unlike links: it would be mixed content. */
export const PICTURE_ADDRESS = /^(?:https:|\/(?![/\\]))/i;
export const LINK_REL = 'noopener noreferrer nofollow';
