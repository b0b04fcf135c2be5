// A number that JSON.parse may change: 16 digits or more, or zeros at its end. Tested first, because a reviver takes four times
// as long as parsing.
const MAY_CHANGE = /[:[,]\s*-?(?:\d{16}|\d+\.\d*0\s*[,\]}])/;

const isRounded = (value: number) => Number.isInteger(value) && !Number.isSafeInteger(value);

/** For JSON.parse: keeps an id above 2^53 and a `7.40` as the text that was written. Numbers are read from text as well. */
export function keepExact(_key: string, value: unknown, context?: { source?: string }): unknown {
  const source = context?.source;
  if (typeof value !== 'number' || source === undefined) return value;
  return isRounded(value) || /\.\d*0$/.test(source) ? source : value;
}

/** The reviver of a JSON text that needs one. */
export const reviverFor = (json: string): typeof keepExact | undefined =>
  MAY_CHANGE.test(json) ? keepExact : undefined;

/** JSON.parse, but numbers that it would change stay text. */
export const parseExactly = (json: string): unknown => JSON.parse(json, reviverFor(json)) as unknown;
