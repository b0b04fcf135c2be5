// No dot segments, which survive encoding and climb the path; nothing that ends or splits a segment.
const SEGMENT = /^(?!\.{1,2}$)[^\u0000-\u001F\u007F]{1,255}$/;
const ID = /^(?!\.)[A-Za-z0-9_.-]{1,64}$/;
// No dot first: neither `..` nor a hidden file. No `%`, `:`, `;`, `?`, `#` or backslash, which a server may read again.
const SAFE = /^[\p{L}\p{N}_-](?:[\p{L}\p{M}\p{N}_.~@+=,() -]*[\p{L}\p{M}\p{N}_~@+=)-])?$/u;
const MAX_LENGTH = 255;
const MAX_SEGMENTS = 10;

/** Whether an id may be put into a path; one that may not is nobody's id. */
export const isId = (value: string) => ID.test(value);

/** Whether an id that the upstream itself has given can be one segment of a path. */
export const isSegment = (value: string) => SEGMENT.test(value) && value.isWellFormed();

/**
 * Whether anybody's text leads nowhere else as a part of a path, even to a server that decodes its slashes: `abc.jpg`,
 * `folder/name`.
 */
export function isSafePath(text: string): boolean {
  const segments = text.split('/');
  return text.length <= MAX_LENGTH && segments.length <= MAX_SEGMENTS && segments.every((one) => SAFE.test(one));
}

/** A path below the API's base, its values encoded: path`/users/${id}`. Throws on a value no segment can hold. */
export function path(parts: TemplateStringsArray, ...values: (string | number)[]): string {
  return parts.reduce((result, part, index) => {
    const value = String(values[index - 1]);
    if (!isSegment(value)) throw new TypeError('Not a path segment');
    return `${result}${encodeURIComponent(value)}${part}`;
  });
}
