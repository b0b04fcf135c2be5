import type { Readable } from 'node:stream';
import { utf8Text } from './utf8.ts';

// Far above any real question; limits the memory of one line.
export const MAX_LINE_CHARACTERS = 1_000_000;

/** Counted from 1, without its line break; `tooLong` lines are truncated. */
export type Line = { number: number; text: string; tooLong: boolean };

/** Reads lines of UTF-8, ending in LF, CRLF or CR. Throws FileError for other encodings. */
export async function* readLines(input: Readable): AsyncGenerator<Line> {
  let rest = '';
  let number = 0;
  let tooLong = false;
  const line = (text: string): Line => {
    number += 1;
    const result = { number, text, tooLong: tooLong || text.length > MAX_LINE_CHARACTERS };
    tooLong = false;
    return result;
  };
  for await (const piece of utf8Text(input)) {
    const text = rest + piece;
    let start = 0;
    for (const match of text.matchAll(/\r\n|\n|\r(?!$)/g)) {
      yield line(text.slice(start, match.index));
      start = match.index + match[0].length;
    }
    rest = text.slice(start);
    if (rest.length > MAX_LINE_CHARACTERS) {
      tooLong = true;
      rest = rest.endsWith('\r') ? '\r' : '';
    }
  }
  if (rest !== '' || tooLong) yield line(rest.replace(/\r$/, ''));
}
