import { createContext } from 'react';

/** Sanitises HTML of the graph; undefined if it cannot, and the HTML is then shown as plain text. */
export type Sanitize = (html: string) => string | undefined;

/**
 * The gateway sanitises HTML and the client does so again, with DOMPurify in a browser. A server has no DOM and
 * provides its own sanitiser here.
 */
export const SanitizeContext = createContext<Sanitize | undefined>(undefined);
