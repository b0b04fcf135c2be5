import { createContext } from 'react';

/** Undefined if it cannot sanitise: the HTML is then shown as plain text. */
export type Sanitize = (html: string) => string | undefined;

/** The server's sanitiser. Without one the client uses DOMPurify, which needs a DOM. */
export const SanitizeContext = createContext<Sanitize | undefined>(undefined);
