import { createContext } from 'react';

/** Makes HTML of the graph safe to insert, or undefined where it cannot: it is then shown as plain text. */
export type Sanitize = (html: string) => string | undefined;

/**
 * The gateway promises sanitised HTML, and the client trusts no promise: a browser runs DOMPurify over it.
 * On a server there is no DOM for that: one that renders pages provides its own sanitiser here.
 */
export const SanitizeContext = createContext<Sanitize | undefined>(undefined);
