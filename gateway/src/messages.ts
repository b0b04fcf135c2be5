import { createCatalogue, type Message } from 'server/messages.ts';

export { toIssue, type Message } from 'server/messages.ts';

const catalogue = createCatalogue();
export const { defineMessages, defineInputMessages, fromIssue } = catalogue;

/** A message of the gateway's, or the upstream's own words, which are passed on as they are. */
export type Text = Message | string;

/** The English words of a text. */
export const wordsOf = (text: Text): string => (typeof text === 'string' ? text : catalogue.wordsOf(text));
