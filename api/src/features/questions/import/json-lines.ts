import type { Readable } from 'node:stream';
import { MAX_LINE_CHARACTERS, readLines } from './lines.ts';
import { rowMessages } from './messages.ts';
import type { ParsedRow } from './parsed-row.ts';

export async function* readJsonLines(input: Readable): AsyncGenerator<ParsedRow> {
  for await (const { number, text, tooLong } of readLines(input)) {
    if (tooLong) yield { line: number, refusal: rowMessages.lineTooLong({ max: MAX_LINE_CHARACTERS }) };
    else if (text.trim() !== '') yield readObject(number, text);
  }
}

function readObject(line: number, text: string): ParsedRow {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { line, refusal: rowMessages.notJson() };
  }
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { line, draft: value as Record<string, unknown> }
    : { line, refusal: rowMessages.notAnObject() };
}
