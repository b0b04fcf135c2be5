import { type AccountLanguage, DEFAULT_LANGUAGE } from 'schema/languages.ts';

/** Of all readers whose sockets are in a language. */
export const everybodyIn = (language: AccountLanguage) => withLanguage('everybody', language);

/** Of one user's sockets in a language. */
export const roomOf = (user: number, language: AccountLanguage) => withLanguage(`user:${user}`, language);

// During a release sockets of the version before are in the rooms of English.
const withLanguage = (room: string, language: AccountLanguage) =>
  language === DEFAULT_LANGUAGE ? room : `${room}:${language}`;
