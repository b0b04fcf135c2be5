// Both the entry of reviews and the page about the memory model need the first of it, for rendered documents. The cards and
// items of the curriculum share targets.
export const chunks = { parts: /memory\/Memory\.module/, lists: /targets\// };
