/** Route of the specification, section 2. */
export const SEARCH_PATH = '/search';

/** The search for a text. */
export const searchPath = (text: string) => `${SEARCH_PATH}?${new URLSearchParams({ q: text })}`;
