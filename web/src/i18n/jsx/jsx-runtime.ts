import type { Key } from 'react';
import * as react from 'react/jsx-runtime';
import { inDigits } from '../formats/digits.ts';
import { ofContent } from '../language.ts';

export { Fragment } from 'react/jsx-runtime';

type Create = (
  type: Parameters<typeof react.jsx>[0],
  props: { children?: unknown },
  key?: Key,
) => ReturnType<typeof react.jsx>;

const localise = (child: unknown) => (typeof child === 'number' ? inDigits(child) : child);
const isNumber = (child: unknown) => typeof child === 'number';
const LATIN_WORD = /[A-Za-z]{2}/;
const BANGLA_LETTER = /[\u0980-\u09FF]/;
const isTerm = (text: string) => LATIN_WORD.test(text) && !BANGLA_LETTER.test(text);

/** Names and terms that fill an element or a link are read out in English. */
const termOf = (type: unknown, props: { children?: unknown }) => {
  const { children } = props;
  return typeof children === 'string' && (typeof type === 'string' || 'to' in props) && isTerm(children)
    ? children
    : undefined;
};

const withLanguage =
  (create: typeof react.jsx): Create =>
  (type, props, key) => {
    const { children } = props;
    if (isNumber(children) || (Array.isArray(children) && children.some(isNumber))) {
      const localised = Array.isArray(children) ? children.map(localise) : localise(children);
      return create(type, { ...props, children: localised }, key);
    }
    const term = termOf(type, props);
    return create(type, term ? { ...ofContent(term), ...props } : props, key);
  };

/**
 * React's, but numbers between tags have the digits of the page's language, and elements whose text has no letter of it
 * say that they are in English. In texts, `t` and `inDigits` write the digits.
 */
export const jsx = withLanguage(react.jsx);
export const jsxs = withLanguage(react.jsxs);
