import type { Readable } from 'node:stream';
import { htmlFromText } from '../html.ts';
import { MAX_LINE_CHARACTERS, readLines } from '../lines.ts';
import { rowMessages } from '../messages.ts';
import type { ParsedRow } from '../parsed-row.ts';
import { optionKey } from '../../question.ts';

const OPTION = /^\s*([A-Z])[.)](.*)$/s;
const ANSWER = /^\s*ANSWER\s*:(.*)$/is;
const MAX_LINES = 500;

type Block = { line: number; lines: string[]; length: number };

/** Aiken: a stem, options as `A. text` or `A) text`, then `ANSWER: B`. Questions end at the answer or a blank line. */
export async function* parseAiken(input: Readable): AsyncGenerator<ParsedRow> {
  let block: Block | null = null;
  for await (const { number, text, tooLong } of readLines(input)) {
    if (text.trim() !== '') {
      block ??= { line: number, lines: [], length: 0 };
      block.lines.push(text);
      block.length += text.length;
      const isFull = tooLong || block.lines.length >= MAX_LINES || block.length > MAX_LINE_CHARACTERS;
      if (!ANSWER.test(text) && !isFull) continue;
    }
    if (block) yield readBlock(block);
    block = null;
  }
  if (block) yield readBlock(block);
}

function readBlock({ line, lines }: Block): ParsedRow {
  const stem: string[] = [];
  const options: string[] = [];
  let answer: string | undefined;
  for (const text of lines) {
    const option = OPTION.exec(text);
    // `E. coli grows on` in a stem is no option: options start at A, in order.
    if (option && stem.length > 0 && option[1] === optionKey(options.length)) options.push(option[2]!.trimStart());
    else if (ANSWER.test(text)) answer = ANSWER.exec(text)![1]!.trim().toUpperCase();
    else if (options.length > 0) options[options.length - 1] += `\n${text.trim()}`;
    else stem.push(text.trim());
  }
  if (options.length === 0) return { line, refusal: rowMessages.noOptions() };
  if (answer === undefined) return { line, refusal: rowMessages.noAnswer() };
  const key = /^[A-Z]$/.test(answer) ? answer.charCodeAt(0) - 65 : -1;
  if (key < 0) return { line, refusal: rowMessages.answerNotALetter({ answer }) };
  if (key >= options.length) return { line, refusal: rowMessages.answerNamesNoOption({ answer }) };
  return {
    line,
    draft: {
      type: 'SBA',
      stem: htmlFromText(stem.join('\n')),
      options: options.map((text, index) => ({ text: htmlFromText(text), correct: index === key })),
    },
  };
}
