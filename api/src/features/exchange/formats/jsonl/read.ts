import type { Readable } from 'node:stream';
import { readJsonLines } from '../../files/json-lines.ts';
import { takeAppearances, type Draft } from '../../../bank/draft/index.ts';
import { asBody } from '../../../../texts/html.ts';
import type { ParsedRow } from '../../import/parsed-row.ts';

/** JSON Lines in the shape of questionSchema. `board` and `years` may replace `appearances`, as in the template. */
export async function* parseJsonl(input: Readable): AsyncGenerator<ParsedRow> {
  for await (const row of readJsonLines(input)) {
    if ('refusal' in row) {
      yield row;
      continue;
    }
    const { board, years, ...draft } = withLineBreaks(row.draft);
    const { appearances } = draft;
    if (board === undefined && years === undefined && typeof appearances === 'object') {
      yield { line: row.line, draft };
      continue;
    }
    const taken = takeAppearances({ board, years, appearances });
    const { appearances: _appearances, ...others } = draft;
    yield 'refusal' in taken
      ? { line: row.line, refusal: taken.refusal }
      : { line: row.line, draft: { ...others, ...taken } };
  }
}

/** Texts without tags keep their line breaks, like cells of the template. */
function withLineBreaks(draft: Draft): Draft {
  const { options, parts } = draft;
  return {
    ...withBodies(draft, ['stem', 'explanation', 'explanation_bn']),
    ...(Array.isArray(options) && { options: options.map((option) => withBodies(option, ['text', 'reason'])) }),
    ...(Array.isArray(parts) && { parts: parts.map((part) => withBodies(part, ['text'])) }),
  };
}

function withBodies<Item>(item: Item, names: readonly string[]): Item {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return item;
  const bodies = names.flatMap((name) => {
    const value = (item as Draft)[name];
    return typeof value === 'string' ? [[name, asBody(value)] as const] : [];
  });
  return { ...item, ...Object.fromEntries(bodies) };
}
