import { BANGLA, DEFAULT_LANGUAGE, type Language } from 'schema/languages.ts';

declare global {
  // As Vite's own types, which programs that import this code do not load.
  interface ImportMeta {
    readonly env: ImportMetaEnv;
  }
  interface ImportMetaEnv {
    /** Whether this is the client in Bangla: a literal, so that builds leave out code of the other language. */
    readonly BANGLA?: boolean;
    SSR: boolean;
  }
}

const BUILT: Language = import.meta.env.BANGLA ? BANGLA : DEFAULT_LANGUAGE;
let read = (): Language => BUILT;

/** Of the page. */
export const currentLanguage = (): Language => (import.meta.env.SSR ? read() : BUILT);

/** For the server, which renders pages in several languages at once. */
export const readLanguageBy = (reader: typeof read) => {
  read = reader;
};

const BANGLA_LETTERS = /[\u0980-\u09FF]/g;
const BANGLA_SHARE = 0.2;

/** Texts in English name things in Bangla, such as snakes and foods. */
const isBangla = (text: string) => (text.match(BANGLA_LETTERS)?.length ?? 0) > text.length * BANGLA_SHARE;

/** Attributes of an element whose text may be in English on a page in Bangla, as the content of the bank is. */
export const ofContent = (text: string | undefined): { lang?: typeof DEFAULT_LANGUAGE } =>
  text === undefined || currentLanguage() !== BANGLA || isBangla(text) ? {} : { lang: DEFAULT_LANGUAGE };
