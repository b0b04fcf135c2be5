// Words contain only letters, digits and marks (`words.ts`), so no quotes.
export const quoted = (word: string) => `'${word}'`;

export const allOf = (parts: readonly string[]) => parts.map((part) => `(${part})`).join(' & ');

export const anyWord = (words: readonly string[]) => words.map(quoted).join(' | ');

/** Null if a part is missing or there are none. */
export const allOrNone = (parts: readonly (string | null)[]) =>
  parts.length === 0 || parts.includes(null) ? null : allOf(parts as string[]);

/** Ignores missing parts; null if there are none. */
export function anyOf(parts: readonly (string | null)[]): string | null {
  const present = parts.filter((part) => part !== null);
  return present.length > 0 ? present.map((part) => `(${part})`).join(' | ') : null;
}

/** Restricts each word to these weights. */
export const ofWeights = (query: string, weights: string) => query.replaceAll(/'[^']+'/g, `$&:${weights}`);
