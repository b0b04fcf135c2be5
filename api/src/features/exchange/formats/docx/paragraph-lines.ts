import { columnOfName } from '../../template/column-aliases.ts';
import { LETTERS } from '../../template/template-columns.ts';
import { latinLetter } from './answer.ts';
import type { Paragraph } from './blocks.ts';
import { cutHtml, cutLead, textOf } from './cut-html.ts';

const NUMBER =
  /^\s*(?:(?:q(?:uestion)?|প্রশ্ন)(?:\s*\.)?(?:\s*no(?:\s*\.)?)?\s*)?\(?(?:\d{1,4}|[০-৯]{1,4})\s*[.)।:]+(?:\s+|(?=[^\s\d০-৯.,])|$)/i;
const OPTION = /^\s*\(?([a-j]|[কখগঘঙচছজঝঞ])\s*(?:[.)।:\]-](?=\s|$)\s*|\)(?=\S)|\t\s*)/i;
const ANSWER =
  /^\s*(?:(?:the\s+)?(?:correct|right|সঠিক)\s+)?(?:answers?|ans|key|উত্তর)(?:\s*(?:is|are))?(?:\s*(?:ঃ|[:.=।–-]+)\s*|\s+(?=[a-j]\s*$))/i;
const LABEL = /^\s*([a-z][a-z _-]{1,29}|ব্যাখ্যা)\s*[:।]\s*/i;
const SIGN = 't|f|true|false|সত্য|মিথ্যা|✓|✔|√|☑|✗|✘|×|☒|correct|right|wrong|সঠিক|ভুল';
const KEY = new RegExp(
  `(?<!\\s)(?:\\s*[[(]\\s*(${SIGN})\\s*[\\])]|[^\\S\\t]*\\t\\s*(${SIGN})|\\s*(✓|✔|√|☑|✗|✘|☒))\\s*$`,
  'iu',
);
const MAX_KEY = 40;
// Longer paragraphs than any question has are not split, which takes quadratic time.
const MAX_CHARACTERS = 50_000;
const MAX_BREAKS = 200;
/** An answer that is not in a line of its own. */
export const ANSWER_INSIDE = /[\s(](?:answer|ans|key|উত্তর)\s*(?:ঃ|[:=])\s*\S/i;

export type Line = { paragraph: Paragraph; html: string; text: string };
export type ReadLine = Line &
  ({ kind: 'question' | 'text' | 'answer' } | { kind: 'option'; letter: string } | { kind: 'label'; column: string });

/** The lines of a paragraph, which may be parted by line breaks, or by tabs before options. */
export function linesOf(paragraph: Paragraph): Line[] {
  const whole = textOf(paragraph.html);
  const isLong = whole.length > MAX_CHARACTERS || (whole.match(/[\n\t]/g) ?? []).length > MAX_BREAKS;
  if (isLong) return [{ paragraph, html: paragraph.html, text: whole }];
  const lines: Line[] = [];
  let rest = paragraph.html;
  for (;;) {
    const text = textOf(rest);
    const at = breakIn(text);
    const [head, tail] = at === undefined ? [rest, ''] : cutHtml(rest, at);
    lines.push({ paragraph, html: head.replace(/<br\s*\/?>$/, '').trim(), text: textOf(head) });
    if (at === undefined) break;
    rest = tail;
  }
  return lines.filter(({ html, text }) => text.trim() !== '' || html.includes('<img'));
}

const LABEL_ALONE = /^\s*\(?\S{1,4}\s*$/;

function breakIn(text: string): number | undefined {
  const at = Array.from(text.matchAll(/[\n\t]/g), ({ index }) => index).find((index) => {
    const before = text.slice(0, index);
    return text[index] === '\n' || (!LABEL_ALONE.test(before) && OPTION.test(text.slice(index + 1)));
  });
  return at === undefined ? undefined : at + 1;
}

/** What a line is by the way it begins; its `html` and `text` come without the number, letter or label. */
export function readLine(line: Line): ReadLine {
  const without = (length: number) => {
    const html = cutLead(line.html, length);
    return { ...line, html, text: textOf(html) };
  };
  const option = OPTION.exec(line.text);
  if (option) return { ...without(option[0].length), kind: 'option', letter: latinLetter(option[1]!) };
  const answer = ANSWER.exec(line.text);
  if (answer) return { ...without(answer[0].length), kind: 'answer' };
  const number = NUMBER.exec(line.text);
  if (number) return { ...without(number[0].length), kind: 'question' };
  const label = LABEL.exec(line.text);
  const column = label?.[1] === 'ব্যাখ্যা' ? 'explanation' : columnOfName(label?.[1] ?? '');
  if (label && column !== undefined && column !== 'stem' && !LETTERS.some((letter) => column === `option_${letter}`)) {
    return { ...without(label[0].length), kind: 'label', column };
  }
  return { ...line, kind: 'text' };
}

/** Takes `(T)`, `(false)`, `✓` from behind an option. `isUnclear` where it is struck out or stands beside another. */
export function takeKey(html: string): { html: string; key: string; isUnclear: boolean } {
  const text = textOf(html);
  const start = Math.max(0, text.length - MAX_KEY);
  const found = KEY.exec(text.slice(start));
  if (!found) return { html, key: '', isUnclear: false };
  const [head, tail] = cutHtml(html, start + found.index);
  const isUnclear = /<(?:s|sup|sub)>/.test(tail) || KEY.test(textOf(head).slice(-MAX_KEY));
  return { html: head.trim(), key: found[1] ?? found[2] ?? found[3]!, isUnclear };
}
