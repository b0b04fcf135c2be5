import { createCatalogue } from 'server/messages.ts';

export { toIssue, type Message } from 'server/messages.ts';

export const { defineMessages, defineInputMessages, englishOf, fromIssue, wordsOf } = createCatalogue();
