// No dot segments, which survive encoding.
const SEGMENT = /^(?!\.{1,2}$)[^\u0000-\u001F\u007F]{1,255}$/;
const ID = /^(?!\.)[A-Za-z0-9_.-]{1,64}$/;
// No leading dot, and no `%`, `:`, `;`, `?`, `#` or backslash, which a server may decode again.
const SAFE = /^[\p{L}\p{N}_-](?:[\p{L}\p{M}\p{N}_.~@+=,() -]*[\p{L}\p{M}\p{N}_~@+=)-])?$/u;
const MAX_LENGTH = 255;
const MAX_SEGMENTS = 10;

export const isId = (value: string) => ID.test(value);

export const isSegment = (value: string) => SEGMENT.test(value) && value.isWellFormed();

/** Safe even for a server that decodes slashes: `abc.jpg`, `folder/name`. */
export function isSafePath(text: string): boolean {
  const segments = text.split('/');
  return text.length <= MAX_LENGTH && segments.length <= MAX_SEGMENTS && segments.every((one) => SAFE.test(one));
}

/** path`/users/${id}` encodes its values. Throws TypeError for a value that cannot be a segment. */
export function path(parts: TemplateStringsArray, ...values: (string | number)[]): string {
  return parts.reduce((result, part, index) => {
    const value = String(values[index - 1]);
    if (!isSegment(value)) throw new TypeError('Not a path segment');
    return `${result}${encodeURIComponent(value)}${part}`;
  });
}
