import { setupI18n, type Messages } from '@lingui/core';
import { TransNoContext } from '@lingui/react/server';
import type { ReactElement } from 'react';
import { DEFAULT_LANGUAGE, markPseudo, PSEUDO_LANGUAGE } from 'schema/languages.ts';
import { currentLanguage } from './language.ts';
import shared from './messages/en.json' with { type: 'json' };

// Most messages of the servers' are in no catalogue.
const missing = () => '';

const english = setupI18n({ locale: DEFAULT_LANGUAGE, messages: { [DEFAULT_LANGUAGE]: {} }, missing });

// The server renders pages in several languages; a browser loads the catalogues of one.
const isServer = import.meta.env.SSR;
const pseudo = isServer && setupI18n({ locale: PSEUDO_LANGUAGE, messages: { [PSEUDO_LANGUAGE]: {} }, missing });
const i18nOfRequest = () => (pseudo && currentLanguage() === PSEUDO_LANGUAGE ? pseudo : english);

/** The build compiles messages to lists. */
function mark(catalogue: Messages): Messages {
  const marked = Object.entries(catalogue).map(([id, message]) => [
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
  english.load(DEFAULT_LANGUAGE, catalogue);
  if (pseudo) pseudo.load(PSEUDO_LANGUAGE, mark(catalogue));
  return {
    t: (id: Id | SharedId, values?: Values) =>
      (isServer ? i18nOfRequest() : english)._(id, values && mapValues(values, escapeBackslashes)),
    Trans: ({ values = {}, ...props }: TransProps<Id | SharedId>) => (
      <TransNoContext
        lingui={{ i18n: isServer ? i18nOfRequest() : english }}
        values={mapValues(values, toNode)}
        {...props}
      />
    ),
  };
}

export const { t, Trans } = loadMessages(shared);
