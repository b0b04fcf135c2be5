import { DEFAULT_LANGUAGE, type Language } from 'schema/languages.ts';

let read = (): Language => DEFAULT_LANGUAGE;

/** Of the page. */
export const currentLanguage = () => read();

/** For the server, which renders pages in several languages at once. */
export const readLanguageBy = (reader: typeof read) => {
  read = reader;
};
