import { compileMessage, type CompiledMessageToken } from '@lingui/message-utils/compileMessage';
import { markPseudo, PSEUDO_LANGUAGE } from 'schema/languages.ts';
import type { Plugin } from 'vite';

type Choices = Record<string, CompiledMessageToken[] | undefined>;

/** Compiles catalogues (messages/en.json) at build time: the browser needs no parser of ICU messages. */
export const compileMessages = (language?: string): Plugin => ({
  name: 'compile-messages',
  // Before Vite makes a module of the JSON.
  enforce: 'pre',
  transform: {
    filter: { id: /\/messages\/[a-z]{2}\.json$/ },
    handler: (code, id) => {
      const messages = Object.entries(JSON.parse(code) as Record<string, string>);
      const compile = id.endsWith('/en.json') ? compileEnglish : compileMessage;
      const mark = language === PSEUDO_LANGUAGE ? markPseudo : (text: string) => text;
      return JSON.stringify(Object.fromEntries(messages.map(([name, text]) => [name, compile(mark(text))])));
    },
  },
});

export const compileEnglish = (text: string) => compileMessage(text).map(selectEnglishForm);

/**
 * A plural that does not format its number as a choice between 1 and the rest. Lingui makes an Intl.NumberFormat for
 * every plural, and a page's first one takes a phone 60 ms.
 */
function selectEnglishForm(token: CompiledMessageToken): CompiledMessageToken {
  if (typeof token === 'string' || token[1] !== 'plural') return token;
  const { one, other, offset, ...rest } = token[2] as Choices;
  const isSimple = !offset && Object.keys(rest).length === 0;
  if (!one || !other || !isSimple || [...one, ...other].includes('#')) return token;
  return [token[0], 'select', { 1: one, other }];
}
