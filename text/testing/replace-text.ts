/** Stands for a text in what `replaceText` is given. */
export const TEXT = 'x';

/** Every copy of the value in which one of its `TEXT` is `text`. An array keeps that item alone. */
export function* replaceText(value: unknown, text: string): Generator {
  if (value === TEXT) yield text;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    for (const changed of replaceText(inner, text))
      yield Array.isArray(value) ? [changed] : { ...value, [name]: changed };
  }
}
