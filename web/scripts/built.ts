import { DEFAULT_LANGUAGE, type Language } from 'schema/languages.ts';

/** Within dist. */
export const builtIndex = (language: Language | (string & {})) =>
  language === DEFAULT_LANGUAGE ? 'index.html' : `${language}/index.html`;

/** Vite's manifest, within dist. */
export const builtManifest = (language: Language | (string & {})) =>
  language === DEFAULT_LANGUAGE ? '.vite/manifest.json' : `.vite/manifest.${language}.json`;
