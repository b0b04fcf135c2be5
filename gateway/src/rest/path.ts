// No dot segments, which survive encoding and climb the path; nothing that ends or splits a segment.
const SEGMENT = /^(?!\.{1,2}$)[^\u0000-\u001F\u007F]{1,200}$/;
const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Whether an id may be put into a path; one that may not is nobody's id. */
export const isId = (value: string) => ID.test(value);

/** A path below the API's base, its values encoded: path`/users/${id}`. Throws on a value no segment can hold. */
export function path(parts: TemplateStringsArray, ...values: (string | number)[]): string {
  return parts.reduce((result, part, index) => {
    const value = String(values[index - 1]);
    if (!SEGMENT.test(value)) throw new TypeError('Not a path segment');
    return `${result}${encodeURIComponent(value)}${part}`;
  });
}
