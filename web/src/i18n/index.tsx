import { setupI18n, type Messages } from '@lingui/core';
import { TransNoContext } from '@lingui/react/server';
import type { ReactElement } from 'react';
import { BANGLA, DEFAULT_LANGUAGE, markPseudo, PSEUDO_LANGUAGE, type Language } from 'schema/languages.ts';
import { hasLatinDigits } from './formats/digits.ts';
import { currentLanguage } from './language.ts';
import shared from './messages/en.json' with { type: 'json' };

// Most messages of the servers' are in no catalogue.
const missing = () => '';

const create = (language: Language) =>
  setupI18n({
    locale: language,
    messages: { [language]: {} },
    missing,
    ...(import.meta.env.BANGLA && hasLatinDigits() ? { locales: `${BANGLA}-u-nu-latn` } : {}),
  });

const LANGUAGE = import.meta.env.BANGLA ? BANGLA : DEFAULT_LANGUAGE;
const i18n = create(LANGUAGE);

// The server renders pages in several languages; a browser loads the catalogues of one.
const isServer = import.meta.env.SSR;
const pseudo = isServer && create(PSEUDO_LANGUAGE);
const bangla = isServer && create(BANGLA);

function i18nOfRequest() {
  const language = currentLanguage();
  return (language === BANGLA && bangla) || (language === PSEUDO_LANGUAGE && pseudo) || i18n;
}

/** The build compiles messages to lists. */
function mark(catalogue: Messages): Messages {
  const { [BANGLA]: _, ...english } = catalogue;
  const marked = Object.entries(english).map(([id, message]) => [
    id,
    typeof message === 'string' ? markPseudo(message) : ['⟦', ...message, '⟧'],
  ]);
  return Object.fromEntries(marked) as Messages;
}

export type SharedId = keyof typeof shared;
type Values = Readonly<Record<string, string | number>>;
type TransProps<Id> = {
  id: Id;
  values?: Values;
  /** An element for each tag of the message: `<terms>…</terms>` takes `components.terms`. */
  components: Record<string, ReactElement>;
};

// Lingui decodes escapes such as \x41 in the finished text, values included.
const escapeBackslashes = (value: string | number) =>
  typeof value === 'string' ? value.replaceAll('\\', String.raw`\x5c`) : value;

const mapValues = <Result,>(values: Values, convert: (value: string | number) => Result) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, convert(value)]));

// Lingui looks for tags in the finished text too: a value with a `<` goes in as an element.
const toNode = (value: string | number) => (String(value).includes('<') ? <>{value}</> : escapeBackslashes(value));

/** Returns `t` for text and `Trans` for text with elements, which know the catalogue and the shared messages. */
export function loadMessages<Id extends string>(catalogue: Readonly<Record<Id, string>>) {
  i18n.load(LANGUAGE, catalogue);
  if (pseudo) pseudo.load(PSEUDO_LANGUAGE, mark(catalogue));
  // A build for the server has them beside the English ones.
  if (bangla) bangla.load(BANGLA, (catalogue as { [BANGLA]?: Messages })[BANGLA] ?? catalogue);
  return {
    t: (id: Id | SharedId, values?: Values) =>
      (isServer ? i18nOfRequest() : i18n)._(id, values && mapValues(values, escapeBackslashes)),
    Trans: ({ values = {}, ...props }: TransProps<Id | SharedId>) => (
      <TransNoContext
        lingui={{ i18n: isServer ? i18nOfRequest() : i18n }}
        values={mapValues(values, toNode)}
        {...props}
      />
    ),
  };
}

export const { t, Trans } = loadMessages(shared);
