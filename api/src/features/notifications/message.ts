import sanitizeHtml from 'sanitize-html';

const STARTS_WITH_TAG = /^\s*<[a-z!/?]/i;

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: 'p br ul ol li strong em b i u a'.split(' '),
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer nofollow' }) },
};

/**
 * A message that may be shown: plain text as it is, and HTML (what starts with a tag, specification 3) with the
 * allow-list's tags alone. HTML stays HTML: where its first tag is taken out, what is left becomes a paragraph.
 */
export function safeMessage(message: string): string {
  if (!STARTS_WITH_TAG.test(message)) return message;
  const clean = sanitizeHtml(message, ALLOWED).trim();
  return clean === '' || clean.startsWith('<') ? clean : `<p>${clean}</p>`;
}
