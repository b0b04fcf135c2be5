import type { Readable } from 'node:stream';
import { MAX_LINE_CHARACTERS, readLines } from '../lines.ts';

const CATEGORY = /^\s*\$CATEGORY:(.*)$/s;

/** The category of the questions that follow, or the text of a question. */
export type GiftBlock = { line: number } & ({ category: string } | { text: string; tooLong: boolean });

/** Splits a file at blank lines, to hold only one question in memory. */
export async function* readGiftBlocks(input: Readable): AsyncGenerator<GiftBlock> {
  let line = 0;
  let lines: string[] = [];
  let length = 0;
  const take = (): GiftBlock[] => {
    const text = lines.join('\n');
    const blocks = line === 0 ? [] : [{ line, text, tooLong: length > MAX_LINE_CHARACTERS }];
    line = 0;
    lines = [];
    length = 0;
    return blocks;
  };
  for await (const { number, text } of readLines(input)) {
    const category = CATEGORY.exec(text);
    if (category) {
      yield* take();
      yield { line: number, category: category[1]!.trim() };
    } else if (text.trim() === '') {
      yield* take();
    } else {
      // A question begins at its first line that is no comment.
      if (line === 0 && !text.trimStart().startsWith('//')) line = number;
      length += text.length;
      if (length <= MAX_LINE_CHARACTERS) lines.push(text);
    }
  }
  yield* take();
}
