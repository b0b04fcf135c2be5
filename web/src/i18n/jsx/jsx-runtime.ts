import type { Key } from 'react';
import * as react from 'react/jsx-runtime';
import { inDigits } from '../formats/digits.ts';

export { Fragment } from 'react/jsx-runtime';

type Create = (
  type: Parameters<typeof react.jsx>[0],
  props: { children?: unknown },
  key?: Key,
) => ReturnType<typeof react.jsx>;

const localise = (child: unknown) => (typeof child === 'number' ? inDigits(child) : child);

const withDigits =
  (create: typeof react.jsx): Create =>
  (type, props, key) => {
    const { children } = props;
    const isList = Array.isArray(children);
    if (isList ? !children.some((child) => typeof child === 'number') : typeof children !== 'number')
      return create(type, props, key);
    return create(type, { ...props, children: isList ? children.map(localise) : localise(children) }, key);
  };

/** React's, but numbers between tags have the digits of the page's language. In texts, `t` and `inDigits` write them. */
export const jsx = withDigits(react.jsx);
export const jsxs = withDigits(react.jsxs);
