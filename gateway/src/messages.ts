import { createCatalogue, type Message } from 'server/messages.ts';

export { toIssue, type Message } from 'server/messages.ts';

// The upstream has ids of its own.
export const catalogue = createCatalogue('gateway.');
export const { defineMessages, defineInputMessages, fromIssue } = catalogue;

/** With the upstream's own words, which are passed on as they are. */
export type UpstreamMessage = Message & { words: string };

/** A message of the gateway's or the upstream's, or words without an id. */
export type Text = Message | UpstreamMessage | string;

const readyWords = (text: Text) => (typeof text === 'string' ? text : 'words' in text ? text.words : undefined);

/** In the language of the request. */
export const wordsOf = (text: Text): string => readyWords(text) ?? catalogue.wordsOf(text as Message);

/** For logs. */
export const englishOf = (text: Text): string => readyWords(text) ?? catalogue.englishOf(text as Message);

/** What a client needs to show a text in words of its own. */
export const idFields = (text: Text): { messageId?: string; params?: Message['params'] } =>
  typeof text === 'string' ? {} : { messageId: text.id, params: text.params };
