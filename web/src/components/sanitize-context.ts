import { createContext } from 'react';

/** Changes sanitised HTML; must add nothing unsafe. */
export type LayOut = (html: string) => string;

/** With `layOut`, for a page: tables get a frame too. Undefined if it cannot sanitise: the HTML is then shown as plain text. */
export type Sanitize = (html: string, layOut?: LayOut) => string | undefined;

/** The server's sanitiser. Without one the client uses DOMPurify, which needs a DOM. */
export const SanitizeContext = createContext<Sanitize | undefined>(undefined);
