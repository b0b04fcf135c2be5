// Both the entry of reviews and the page about the memory model need it, the first for rendered documents.
export const chunks = { parts: /memory\/Memory\.module/ };
