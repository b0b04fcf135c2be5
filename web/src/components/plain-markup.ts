import { ALLOWED_TAGS } from 'schema/allowed-html.ts';

// A table needs a box to scroll in.
const PLAIN_TAGS = ALLOWED_TAGS.filter((tag) => tag !== 'table').join('|');
// Anything but such tags without attributes. `<` before what is no letter, /, ! or ? is text to a browser; a NUL is
// what parsers differ on. One pass, and nothing to go back over.
const MORE = new RegExp(`<(?!/?(?:${PLAIN_TAGS})>|(?:br|hr) ?/>|[^A-Za-z/!?])|\\0`);

/** Whether HTML holds nothing but allowed tags without attributes: there is nothing to sanitise. */
export const isPlainMarkup = (html: string): boolean => !MORE.test(html);
