import type { Readable } from 'node:stream';
import { MAX_LINE_CHARACTERS, readLines } from '../../files/lines.ts';

const CATEGORY = /^\s*\$CATEGORY:([^]*)$/;
const LABEL = /\[(id|tag):([^[\]]*)\]/g;

/** The category of the questions that follow, or the text of a question with the id and tags in the comments above it. */
export type GiftBlock = { line: number } & (
  { category: string } | { text: string; id: string; tags: string[]; tooLong: boolean }
);

/** Splits a file at blank lines, to hold only one question in memory. */
export async function* readGiftBlocks(input: Readable): AsyncGenerator<GiftBlock> {
  let line = 0;
  let lines: string[] = [];
  let comments: string[] = [];
  let length = 0;
  const take = (): GiftBlock[] => {
    const blocks =
      line === 0
        ? []
        : [{ line, text: lines.join('\n'), ...labelsIn(comments), tooLong: length > MAX_LINE_CHARACTERS }];
    line = 0;
    lines = [];
    comments = [];
    length = 0;
    return blocks;
  };
  for await (const { number, text } of readLines(input)) {
    const category = CATEGORY.exec(text);
    const isComment = text.trimStart().startsWith('//');
    if (category) {
      yield* take();
      yield { line: number, category: category[1]!.trim() };
    } else if (text.trim() === '') {
      yield* take();
    } else {
      // A question begins at its first line that is no comment.
      if (line === 0 && !isComment) line = number;
      length += text.length;
      if (length <= MAX_LINE_CHARACTERS) (isComment ? comments : lines).push(text);
    }
  }
  yield* take();
}

function labelsIn(comments: readonly string[]): { id: string; tags: string[] } {
  const labels = comments.flatMap((comment) => [...comment.matchAll(LABEL)]);
  const valuesOf = (kind: string) => labels.flatMap(([, name, value]) => (name === kind ? [value!.trim()] : []));
  return { id: valuesOf('id')[0] ?? '', tags: valuesOf('tag') };
}
