import type { Readable } from 'node:stream';
import { readJsonLines } from '../json-lines.ts';
import { takeAppearances } from '../appearances.ts';
import type { ParsedRow } from '../parsed-row.ts';

/**
 * JSON Lines: one question a line, in the shape of questionSchema. Papers may also be given as in the
 * template: `board` with `years` instead of `appearances`.
 */
export async function* parseJsonl(input: Readable): AsyncGenerator<ParsedRow> {
  for await (const row of readJsonLines(input)) {
    if ('refusal' in row) {
      yield row;
      continue;
    }
    const { board, years, appearances, ...draft } = row.draft;
    // Most files have appearances as the border wants them.
    if (board === undefined && years === undefined && typeof appearances === 'object') {
      yield row;
      continue;
    }
    const taken = takeAppearances({ board, years, appearances });
    yield 'refusal' in taken
      ? { line: row.line, refusal: taken.refusal }
      : { line: row.line, draft: { ...draft, ...taken } };
  }
}
