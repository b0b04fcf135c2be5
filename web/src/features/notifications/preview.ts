const PREVIEW_CHARACTERS = 100;

const STARTS_WITH_TAG = /^\s*<[a-z]/i;
// The entities that a browser serializes.
const TAG = /<(?:"[^"]*"|[^"<>])*>/g;
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': ' ' };

/** A message that starts with a tag is HTML (specification 3). */
export const isHtml = (message: string) => STARTS_WITH_TAG.test(message);

export const textOf = (html: string) =>
  html
    .replaceAll(TAG, ' ')
    .replaceAll(/&(?:amp|lt|gt|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The first 100 characters and an ellipsis; undefined for a shorter text. */
export function preview(text: string): string | undefined {
  const characters = Array.from(text);
  if (characters.length <= PREVIEW_CHARACTERS) return undefined;
  return `${characters.slice(0, PREVIEW_CHARACTERS).join('')}…`;
}
