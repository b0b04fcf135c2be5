import { createCatalogue } from 'server/messages.ts';

export { toIssue, type Message } from 'server/messages.ts';

export const catalogue = createCatalogue();
export const { defineMessages, defineInputMessages, englishOf, fromIssue, wordsOf } = catalogue;

/** In the language of the request, what was stored as `toIssue` writes it. Any other text is returned as it is. */
export function wordsOfStored(text: string): string {
  const message = fromIssue(text);
  return message ? wordsOf(message) : text;
}
