/** Specification 9. */
const PREVIEW_CHARACTERS = 100;

const STARTS_WITH_TAG = /^\s*<[a-z]/i;
// As a browser writes out what it has sanitised.
const TAG = /<(?:"[^"]*"|[^">])*>/g;
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': ' ' };

/** A message that starts with a tag is HTML, any other is plain text (specification 3). */
export const isHtml = (message: string) => STARTS_WITH_TAG.test(message);

/** The text of sanitised HTML, on one line. */
export const textOf = (html: string) =>
  html
    .replaceAll(TAG, ' ')
    .replaceAll(/&(?:amp|lt|gt|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The first 100 characters of a longer text and an ellipsis; undefined where it is no longer. */
export function preview(text: string): string | undefined {
  const characters = Array.from(text);
  if (characters.length <= PREVIEW_CHARACTERS) return undefined;
  return `${characters.slice(0, PREVIEW_CHARACTERS).join('')}…`;
}
