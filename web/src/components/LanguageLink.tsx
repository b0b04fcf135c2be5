import { useLocation } from 'react-router-dom';
import { languagePath } from 'schema/language-path.ts';
import { BANGLA, DEFAULT_LANGUAGE } from 'schema/languages.ts';
import { store } from './storage.ts';
import { isBangla, mayBeBangla } from '../i18n/formats/bangla.ts';
import { loadPlaces } from './scroll-places.ts';

// Languages call themselves so on pages of every language.
const ENGLISH = [DEFAULT_LANGUAGE, 'English'] as const;
const OTHER = [BANGLA, 'বাংলা'] as const;

/** In the tab's storage, until it is stored for longer. */
export const CHOSEN_LANGUAGE = 'chosen-language';

/** The same page in the other language. It loads whole, at the place where the reader is. */
export function LanguageLink() {
  const { pathname, search } = useLocation();
  const [language, name] = mayBeBangla && isBangla() ? ENGLISH : OTHER;
  return (
    <a
      href={languagePath(pathname + search, language)}
      lang={language}
      hrefLang={language}
      onClick={({ currentTarget }) => {
        // The server knows no hash.
        currentTarget.hash = location.hash;
        store('sessionStorage', CHOSEN_LANGUAGE, language);
        // As the first entry of the next visit looks it up.
        loadPlaces()[`default ${pathname}`] = scrollY;
      }}
    >
      {name}
    </a>
  );
}
