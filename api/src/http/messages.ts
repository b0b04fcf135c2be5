import { createCatalogue } from 'server/messages.ts';

export { toIssue, type Message } from 'server/messages.ts';

export const catalogue = createCatalogue();
export const { defineMessages, defineInputMessages, englishOf, fromIssue, wordsOf } = catalogue;
