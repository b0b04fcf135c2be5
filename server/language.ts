import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_HEADER, type Language } from 'schema/languages.ts';

const current = new AsyncLocalStorage<Language>();

/** Of the request that is being answered; English outside requests. */
export const currentLanguage = (): Language => current.getStore() ?? DEFAULT_LANGUAGE;

export const inLanguage = <Result>(language: Language, run: () => Result): Result => current.run(language, run);

/** What the request's header asks for, or English. */
export function languageOf({ headers }: Pick<IncomingMessage, 'headers'>): Language {
  const language = headers[LANGUAGE_HEADER];
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}

/** Of requests to another server, which then answers in the language of this one. */
export function languageHeaders(): Record<string, string> {
  const language = currentLanguage();
  return language === DEFAULT_LANGUAGE ? {} : { [LANGUAGE_HEADER]: language };
}

/** Middleware: what runs for a request runs in its language. */
export const readLanguage = (request: IncomingMessage, _response: unknown, next: () => void): void =>
  inLanguage(languageOf(request), next);
