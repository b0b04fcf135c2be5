// JSON.parse rounds a whole number above 2^53, which has 16 digits or more.
const DIGITS = 16;

/** Looks at each 16th character alone, because a reviver takes four times as long as parsing. */
function hasLongNumber(json: string): boolean {
  const isDigit = (at: number) => json.charCodeAt(at) >= 48 && json.charCodeAt(at) <= 57;
  for (let at = DIGITS; at < json.length; at += DIGITS) {
    if (!isDigit(at)) continue;
    let start = at;
    while (isDigit(start - 1)) start -= 1;
    let end = at + 1;
    while (isDigit(end)) end += 1;
    if (end - start >= DIGITS && json[start - 1] !== '"') return true;
    at = end;
  }
  return false;
}

/** For JSON.parse: a number that it would round stays the text that was written, as an id may be. */
export const keepExact = (_key: string, value: unknown, context?: { source?: string }): unknown =>
  Number.isInteger(value) && !Number.isSafeInteger(value) ? context?.source : value;

/** The reviver that a JSON text needs. */
export const reviverFor = (json: string): typeof keepExact | undefined => (hasLongNumber(json) ? keepExact : undefined);

export const parseExactly = (json: string): unknown => JSON.parse(json, reviverFor(json)) as unknown;
