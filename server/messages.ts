import { BANGLA, DEFAULT_LANGUAGE, markPseudo, PSEUDO_LANGUAGE } from 'schema/languages.ts';
import { currentLanguage, inLanguage } from './language.ts';

/** A text for people, as the id of its words and their parameters, which are plain data. */
export type Message = { id: string; params: Readonly<Record<string, unknown>> };

// oxlint-disable-next-line typescript/no-explicit-any -- each message has its own parameters, which defineMessages checks
type Words = Record<string, (params: any) => string>;
/** The same names as the English words, each from the same parameters. */
type Bangla<Own extends Words> = { [Name in keyof Own]: (params: Parameters<Own[Name]>[0]) => string };
type Writers = Map<string, (params: Message['params']) => string>;
type Creators<Own extends Words, Result> = { [Name in keyof Own]: (...params: Parameters<Own[Name]>) => Result };

/** A catalogue per program. Every id starts with `prefix`. */
export function createCatalogue(prefix = '') {
  const english: Writers = new Map();
  const inBangla: Writers = new Map();
  const wordsOf = ({ id, params }: Message): string => {
    const language = currentLanguage();
    const words = (language === BANGLA ? inBangla : english).get(id)!(params);
    return language === PSEUDO_LANGUAGE ? markPseudo(words) : words;
  };

  function define<Own extends Words, Result>(
    folder: string,
    bangla: Words,
    words: Own,
    create: (message: Message) => Result,
  ) {
    const creators = Object.entries(words).map(([name, write]) => {
      const id = `${prefix}${folder}.${name}`;
      if (english.has(id)) throw new Error(`There are two messages ${id}.`);
      english.set(id, write);
      inBangla.set(id, bangla[name]!);
      return [name, (params: Message['params'] = {}) => create({ id, params })];
    });
    return Object.fromEntries(creators) as Creators<Own, Result>;
  }

  return {
    /** Adds a folder's words. Returns, for each name, a function from parameters to a message. */
    defineMessages: <Own extends Words>(
      folder: string,
      bangla: Bangla<NoInfer<Own>>,
      english: Own,
    ): Creators<Own, Message> => define(folder, bangla, english, (message) => message),

    /** For the errors of zod schemas, which must be strings: each function returns its message as JSON. */
    defineInputMessages: <Own extends Words>(
      folder: string,
      bangla: Bangla<NoInfer<Own>>,
      english: Own,
    ): Creators<Own, string> => define(folder, bangla, english, toIssue),

    /** Of all messages. */
    ids: () => [...english.keys()],

    /** The message in the text of a zod issue; undefined where the text is zod's own. */
    fromIssue: (text: string): Message | undefined => {
      const [id = ''] = text.split(' ', 1);
      return english.has(id) ? { id, params: JSON.parse(text.slice(id.length)) as Message['params'] } : undefined;
    },

    /** In the language of the request. */
    wordsOf,

    /** For logs, and for what is stored or read by programs. */
    englishOf: (message: Message): string => inLanguage(DEFAULT_LANGUAGE, () => wordsOf(message)),
  };
}

/** `fromIssue` reads it back. */
export const toIssue = ({ id, params }: Message): string => `${id} ${JSON.stringify(params)}`;
