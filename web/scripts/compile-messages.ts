import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

/** Compiles catalogues (messages/en.json) at build time: the browser needs no parser of ICU messages. */
export const compileMessages: Plugin = {
  name: 'compile-messages',
  // Before Vite makes a module of the JSON.
  enforce: 'pre',
  transform: {
    filter: { id: /\/messages\/[a-z]{2}\.json$/ },
    handler: (code) => {
      const messages = Object.entries(JSON.parse(code) as Record<string, string>);
      return JSON.stringify(Object.fromEntries(messages.map(([id, text]) => [id, compileMessage(text)])));
    },
  },
};
