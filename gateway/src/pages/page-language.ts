import type { RequestHandler } from 'express';
import { readLanguagePath } from 'schema/language-path.ts';
import { PSEUDO_LANGUAGE } from 'schema/languages.ts';
import { currentLanguage, inLanguage } from 'server/language.ts';

/** Middleware: a page is in the language of its path. The header can only ask for the pseudo-language. */
export const readPageLanguage: RequestHandler = (request, _response, next) => {
  const { language } = readLanguagePath(request.originalUrl.split('?', 1)[0]!);
  inLanguage(currentLanguage() === PSEUDO_LANGUAGE ? PSEUDO_LANGUAGE : language, next);
};
