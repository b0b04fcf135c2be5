import { BANGLA, LANGUAGE_HEADER } from 'schema/languages.ts';

/** Headers of calls to the gateway, whose words are then in this client's language. */
export const languageHeaders: Readonly<Record<string, string>> = import.meta.env.BANGLA
  ? { [LANGUAGE_HEADER]: BANGLA }
  : {};
