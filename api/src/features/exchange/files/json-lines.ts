import type { Readable } from 'node:stream';
import { MAX_LINE_CHARACTERS, readLines } from './lines.ts';
import { rowMessages } from '../messages.ts';
import type { Draft } from '../../bank/draft/index.ts';
import type { ParsedRow } from '../import/parsed-row.ts';
import { quote } from './quote.ts';

const STRING = /("[^"\\]*(?:\\.[^"\\]*)*")\s*(:)?/g;

export async function* readJsonLines(input: Readable): AsyncGenerator<ParsedRow> {
  for await (const { number, text, tooLong } of readLines(input)) {
    if (tooLong) yield { line: number, refusal: rowMessages.lineTooLong({ max: MAX_LINE_CHARACTERS }) };
    else if (text.trim() !== '') yield readObject(number, text);
  }
}

function readObject(line: number, text: string): ParsedRow {
  let value: unknown;
  let written: string;
  try {
    value = JSON.parse(text);
    // Throws where objects are nested too deep.
    written = JSON.stringify(value);
  } catch {
    return { line, refusal: rowMessages.notJson() };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { line, refusal: rowMessages.notAnObject() };
  }
  // Most files are written by a program, which is faster to see than to count.
  const twice = written === text ? undefined : repeatedKey(text, value);
  return twice === undefined
    ? { line, draft: value as Draft }
    : { line, refusal: rowMessages.jsonKeyTwice({ key: quote(twice) }) };
}

/** JSON.parse takes the last of two equal keys: the text has one more than the value. */
function repeatedKey(text: string, value: object): string | undefined {
  const counts = new Map<string, number>();
  const count = (key: string, step: number) => counts.set(key, (counts.get(key) ?? 0) + step);
  for (const [, key, colon] of text.matchAll(STRING)) if (colon) count(JSON.parse(key!) as string, 1);
  const open: unknown[] = [value];
  while (open.length > 0) {
    const item = open.pop();
    if (typeof item !== 'object' || item === null) continue;
    if (!Array.isArray(item)) for (const key of Object.keys(item)) count(key, -1);
    for (const inner of Object.values(item)) open.push(inner);
  }
  return [...counts].find(([, excess]) => excess > 0)?.[0];
}
