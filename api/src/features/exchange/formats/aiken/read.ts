import type { Readable } from 'node:stream';
import type { Message } from '../../../../http/messages.ts';
import { optionKey } from '../../../bank/draft/index.ts';
import { BANGLA_LETTERS } from '../../template/template-columns.ts';
import { formatMessages } from '../messages.ts';
import { htmlFromText } from '../../../../texts/html.ts';
import { MAX_LINE_CHARACTERS, readLines, type Line } from '../../files/lines.ts';
import type { ParsedRow } from '../../import/parsed-row.ts';
import { quote } from '../../files/quote.ts';

// `A. text` and `A) text`, and what people write for it: `(a) text`, `ক. text`, `A: text`, `A - text`, `*A. text`.
const LETTERED = /^([*+•✓✔√-]\s*)?[([]?(\p{L})\s?(?:[.):\]।]|[–—-](?=\s|$))\s*((?:\S[^]*)?)$/u;
const LATIN_LETTERS = Array.from({ length: 26 }, (_, index) => optionKey(index)).join('');
const ANSWER = /^(?:correct\s+)?(?:answer|ans|উত্তর)\s*(?:ঃ|[:：])\s*((?:\S[^]*)?)$/i;
const LETTER = /^[([]?(\p{L})[\].):।]{0,2}(?:\s+((?:\S[^]*)?))?$/u;
const AFTER_ANSWER = /^(?:explanation|feedback|rationale|reason|ব্যাখ্যা)\s*[:：]/i;
const LETTER_INSIDE = /(?<=\s)[([]?(\p{L})[.)\]।](?=\s+\S)/gu;
const MAX_LINES = 500;

type Block = { line: number; lines: Line[]; length: number; tooLong: boolean };

/** Aiken: a stem, options as `A. text` or `A) text`, then `ANSWER: B`. Questions end at the answer or a blank line. */
export async function* parseAiken(input: Readable): AsyncGenerator<ParsedRow> {
  let block: Block | undefined;
  let answered: Block | undefined;
  for await (const line of readLines(input)) {
    const text = line.text.trim();
    const isAnswer = ANSWER.test(text);
    // A second answer, or an explanation, belongs to the question before it.
    if (!block && answered && (isAnswer || AFTER_ANSWER.test(text))) [block, answered] = [answered, undefined];
    if (text === '' || !block) {
      const ended = text === '' ? block : answered;
      if (ended) yield readBlock(ended);
      block = undefined;
      if (text === '') continue;
      answered = undefined;
      block = { line: line.number, lines: [], length: 0, tooLong: false };
    }
    block.length += text.length;
    block.tooLong ||= line.tooLong || block.lines.length >= MAX_LINES || block.length > MAX_LINE_CHARACTERS;
    if (!block.tooLong) block.lines.push({ ...line, text });
    if (isAnswer) [block, answered] = [undefined, block];
  }
  const last = block ?? answered;
  if (last) yield readBlock(last);
}

function readBlock({ line, lines, tooLong }: Block): ParsedRow {
  if (tooLong) return { line, refusal: formatMessages.questionTooLong() };
  const end = lines.findIndex(({ text }) => ANSWER.test(text));
  const read = readOptions(end < 0 ? lines : lines.slice(0, end));
  if ('refusal' in read) return { line, refusal: read.refusal };
  const { stem, options, letters, notes } = read;
  if (options.length === 0) return { line, refusal: formatMessages.noOptions() };
  if (end < 0) return { line, refusal: formatMessages.noAnswer() };
  const [next] = lines.slice(end + 1);
  if (next) return { line, refusal: formatMessages.afterAnswer(quoteLine(next)) };
  const key = readKey(ANSWER.exec(lines[end]!.text)![1]!, options, letters);
  if (typeof key !== 'number') return { line, refusal: key };
  return {
    line,
    draft: {
      type: 'SBA',
      stem: htmlFromText(stem.join('\n')),
      options: options.map((text, index) => ({ text: htmlFromText(text), correct: index === key })),
    },
    notes,
  };
}

const quoteLine = ({ number, text }: Line) => ({ line: number, text: quote(text) });

type Options = { stem: string[]; options: string[]; letters: string; notes: Message[] };

function readOptions(lines: readonly Line[]): Options | { refusal: Message } {
  const stem: Line[] = [];
  const options: string[] = [];
  let letters = LATIN_LETTERS;
  for (const line of lines) {
    const [, mark, letter = '', text = ''] = LETTERED.exec(line.text) ?? [];
    if (options.length === 0) letters = BANGLA_LETTERS.includes(letter) && letter ? BANGLA_LETTERS : LATIN_LETTERS;
    const place = letters.indexOf(letter.toUpperCase() || ' ');
    // `E. coli grows on` in a stem is no option: options start at A, in order.
    if (options.length === 0 && (place !== 0 || stem.length === 0)) stem.push(line);
    else if (letter === '') options.push(`${options.pop()!}\n${line.text}`);
    else if (place === options.length && mark === undefined) options.push(text);
    else
      return {
        refusal: formatMessages.optionExpected({ ...quoteLine(line), expected: letters[options.length] ?? '' }),
      };
  }
  const doubtful = stem.slice(1).filter(({ text }) => {
    const letter = LETTERED.exec(text)?.[2]?.toUpperCase();
    return letter !== undefined && letters.indexOf(letter) >= options.length;
  });
  const notes = options.length > 0 ? doubtful.map((line) => formatMessages.lineOfStem(quoteLine(line))) : [];
  for (const [index, text] of options.entries()) {
    const next = letters[index + 1] ?? '';
    const isInside = Array.from(text.matchAll(LETTER_INSIDE)).some(([, letter]) => letter!.toUpperCase() === next);
    if (isInside) notes.push(formatMessages.optionInside({ option: letters[index]!, next }));
  }
  return { stem: stem.map(({ text }) => text), options, letters, notes };
}

/** The place of the right option: its letter alone, or with its text. */
function readKey(answer: string, options: readonly string[], letters: string): number | Message {
  const [, letter = '', text] = LETTER.exec(answer) ?? [];
  const key = letter === '' ? -1 : letters.indexOf(letter.toUpperCase());
  const isText = text === undefined || fold(text) === fold(options[key] ?? '');
  if (letter === '' || !isText) return formatMessages.answerNotALetter({ answer: quote(answer) });
  return key >= 0 && key < options.length ? key : formatMessages.answerNamesNoOption({ answer: letter.toUpperCase() });
}

const fold = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();
