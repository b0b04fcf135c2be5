import type { Key } from 'react';
import * as react from 'react/jsx-runtime';
import { BANGLA, DEFAULT_LANGUAGE } from 'schema/languages.ts';
import { inDigits } from '../formats/digits.ts';
import { currentLanguage } from '../language.ts';

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

/** Names and terms that fill an element or a link are read out in English. */
const isTerm = (type: unknown, props: { children?: unknown }) =>
  typeof props.children === 'string' &&
  (typeof type === 'string' || 'to' in props) &&
  currentLanguage() === BANGLA &&
  LATIN_WORD.test(props.children) &&
  !BANGLA_LETTER.test(props.children);

const withLanguage =
  (create: typeof react.jsx): Create =>
  (type, props, key) => {
    const { children } = props;
    if (isNumber(children) || (Array.isArray(children) && children.some(isNumber))) {
      const localised = Array.isArray(children) ? children.map(localise) : localise(children);
      return create(type, { ...props, children: localised }, key);
    }
    return create(type, isTerm(type, props) ? { lang: DEFAULT_LANGUAGE, ...props } : props, key);
  };

/**
 * React's, but numbers between tags have the digits of the page's language, and elements whose text is in Latin script
 * say that they are in English. In texts, `t` and `inDigits` write the digits.
 */
export const jsx = withLanguage(react.jsx);
export const jsxs = withLanguage(react.jsxs);
