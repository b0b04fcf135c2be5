import sanitizeHtml from 'sanitize-html';

const STARTS_WITH_TAG = /^\s*<[a-z!/?]/i;

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: 'p br ul ol li strong em b i u a'.split(' '),
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer nofollow' }) },
};

/** Plain text as it is, HTML (text that starts with a tag, specification 3) with only the allowed tags. */
export function safeMessage(message: string): string {
  if (!STARTS_WITH_TAG.test(message)) return message;
  const clean = sanitizeHtml(message, ALLOWED).trim();
  return clean === '' || clean.startsWith('<') ? clean : `<p>${clean}</p>`;
}
