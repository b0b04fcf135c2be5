import { setupI18n } from '@lingui/core';
import { TransNoContext } from '@lingui/react/server';
import type { ReactElement } from 'react';
import shared from './messages/en.json' with { type: 'json' };

export const LOCALE = 'en';

const i18n = setupI18n({ locale: LOCALE, messages: { [LOCALE]: { ...shared } } });

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
  i18n.load(LOCALE, catalogue);
  return {
    t: (id: Id | SharedId, values?: Values) => i18n._(id, values && mapValues(values, escapeBackslashes)),
    Trans: ({ values = {}, ...props }: TransProps<Id | SharedId>) => (
      <TransNoContext lingui={{ i18n }} values={mapValues(values, toNode)} {...props} />
    ),
  };
}

export const { t, Trans } = loadMessages({});
