import { ALLOWED_TAGS } from 'schema/allowed-html.ts';

// A table needs a box to scroll in.
const PLAIN_TAGS = ALLOWED_TAGS.filter((tag) => tag !== 'table').join('|');
// `<` before anything but a letter, /, ! or ? is text to a browser; parsers differ on NUL. No backtracking.
const UNSAFE = new RegExp(`<(?!/?(?:${PLAIN_TAGS})>|(?:br|hr) ?/>|[^A-Za-z/!?])|\\0`);

/** Whether HTML has only allowed tags without attributes, so that nothing needs sanitising. */
export const isPlainMarkup = (html: string): boolean => !UNSAFE.test(html);
