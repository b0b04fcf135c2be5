import { existsSync, readFileSync } from 'node:fs';
import { compileMessage, type CompiledMessageToken } from '@lingui/message-utils/compileMessage';
import { BANGLA, markPseudo, PSEUDO_LANGUAGE } from 'schema/languages.ts';
import type { Plugin } from 'vite';
import latinWords from '../src/i18n/latin-words.json' with { type: 'json' };
import { translationProblems } from './translation-problems.ts';

type Catalogue = Record<string, string>;
type Choices = Record<string, CompiledMessageToken[] | undefined>;

const FILE = 'en.json';

/**
 * Compiles catalogues (messages/en.json) at build time: the browser needs no parser of ICU messages. A build in Bangla
 * has the messages of bn.json in the place of the English ones, one for the server has them as `bn` beside them.
 */
export const compileMessages = (language?: string): Plugin => ({
  name: 'compile-messages',
  // Before Vite makes a module of the JSON.
  enforce: 'pre',
  transform: {
    filter: { id: /\/messages\/en\.json$/ },
    handler(code, id) {
      const english = JSON.parse(code) as Catalogue;
      if (language === BANGLA) return JSON.stringify(compile(readBangla(english, id), compileMessage));
      if (language === undefined)
        return JSON.stringify({
          ...compile(english, compileEnglish),
          [BANGLA]: compile(readBangla(english, id), compileMessage),
        });
      const mark = language === PSEUDO_LANGUAGE ? markPseudo : (text: string) => text;
      return JSON.stringify(compile(english, (text) => compileEnglish(mark(text))));
    },
  },
});

/** Puts the messages of bn.json beside the English ones, as they are. */
export const bothMessages: Plugin = {
  name: 'both-messages',
  enforce: 'pre',
  transform: {
    filter: { id: /\/messages\/en\.json$/ },
    handler(code, id) {
      const english = JSON.parse(code) as Catalogue;
      return JSON.stringify({ ...english, [BANGLA]: readBangla(english, id) });
    },
  },
};

const compile = (catalogue: Catalogue, compileText: typeof compileMessage) =>
  Object.fromEntries(Object.entries(catalogue).map(([name, text]) => [name, compileText(text)]));

/** Of the file beside an English catalogue. Throws unless it translates every message of that. */
export function readBangla(english: Catalogue, englishFile: string): Catalogue {
  const file = englishFile.slice(0, -FILE.length) + `${BANGLA}.json`;
  if (!existsSync(file)) throw new Error(`${file} is missing`);
  const bangla = JSON.parse(readFileSync(file, 'utf8')) as Catalogue;
  const problems = translationProblems(english, bangla, latinWords);
  if (problems.length > 0) throw new Error(`${file}:\n${problems.join('\n')}`);
  return bangla;
}

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
