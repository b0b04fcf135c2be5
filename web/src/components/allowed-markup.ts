/** What bodies are made of, in a browser and on a server alike; anything else is dropped and its text kept. */
export const ALLOWED_TAGS = (
  'a b blockquote br caption code del div em h2 h3 h4 h5 h6 hr i img li ol p s small span strong sub sup ' +
  'table tbody td tfoot th thead tr u ul'
).split(' ');
export const ALLOWED_ATTR = ['alt', 'colspan', 'height', 'href', 'rowspan', 'scope', 'src', 'start', 'title', 'width'];
export const ALLOWED_URI_REGEXP = /^(?:https?:|mailto:|\/(?![/\\]))/i;
/** A link may lead to plain http; a picture from there would be mixed content. */
export const isMixedContent = (attribute: string, value: string) => attribute === 'src' && /^\s*http:/i.test(value);
export const LINK_REL = 'noopener noreferrer nofollow';
