// Words are letters, digits and their marks (`words.ts`): nothing in them would end a quote.
export const quoted = (word: string) => `'${word}'`;

export const allOf = (parts: readonly string[]) => parts.map((part) => `(${part})`).join(' & ');

export const anyWord = (words: readonly string[]) => words.map(quoted).join(' | ');

/** All of the parts, or null where one of them is missing or there are none. */
export const allOrNone = (parts: readonly (string | null)[]) =>
  parts.length === 0 || parts.includes(null) ? null : allOf(parts as string[]);

/** One of the parts that are there, or null where there is none. */
export function anyOf(parts: readonly (string | null)[]): string | null {
  const present = parts.filter((part) => part !== null);
  return present.length > 0 ? present.map((part) => `(${part})`).join(' | ') : null;
}

/** The same query of words that have one of these weights. */
export const ofWeights = (query: string, weights: string) => query.replaceAll(/'[^']+'/g, `$&:${weights}`);
