/** What bodies are made of; of any other tag only the text is kept. */
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
/** Where a link may lead: another site, a mail, or a path of this one. */
export const LINK_ADDRESS = /^(?:https?:|mailto:|\/(?![/\\]))/i;
/** Where a picture may come from. A link may lead to plain http; a picture from there would be mixed content. */
export const PICTURE_ADDRESS = /^(?:https:|\/(?![/\\]))/i;
export const LINK_REL = 'noopener noreferrer nofollow';
