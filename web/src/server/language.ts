import { AsyncLocalStorage } from 'node:async_hooks';
import { DEFAULT_LANGUAGE, type Language } from 'schema/languages.ts';
import { readLanguageBy } from '../i18n/language.ts';

const current = new AsyncLocalStorage<Language>();
readLanguageBy(() => current.getStore() ?? DEFAULT_LANGUAGE);

/** Everything that `render` renders is in the language. */
export const inLanguage = <Result>(language: Language, render: () => Result): Result => current.run(language, render);
