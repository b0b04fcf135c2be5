import { readNumber } from 'text/number.ts';
import type { Message } from '../../../../http/messages.ts';
import { plainText } from '../../../../texts/html.ts';
import { formatMessages } from '../messages.ts';
import { quote } from '../../files/quote.ts';

// `(2)`, `[2.5 marks]`, `(২ নম্বর)`; before the word, any text must be a number.
const MARKS_AT_END = /[([] ?(?:([\d০-৯.,]+) ?m?|([^()[\]]{0,30}?) ?(?:marks?|নম্বর)) ?[)\]] ?((?:<\/[^<>]+> ?)*)$/i;
const THOUSANDTHS = 1_000;

type Item = { label: string; html: string };
type MarkedPart = Item & { marks: number };
type MarkedParts = { parts: MarkedPart[]; notes: Message[] } | { refusal: Message };

/** Takes the marks in brackets from the end of each part. Without any, all parts share the grade. */
export function readMarks(items: readonly Item[], grade: number | undefined): MarkedParts {
  const texts = items.map(({ html }) => marksIn(plainText(html)));
  if (texts.every((text) => text === undefined)) return shareGrade(items, grade ?? 1);
  const parts: MarkedPart[] = [];
  for (const [index, { label, html }] of items.entries()) {
    const text = texts[index];
    if (text === undefined) return { refusal: formatMessages.partWithoutMarks({ label }) };
    const marks = readNumber(text);
    if (marks === undefined) return { refusal: formatMessages.badMarks({ label, text: quote(text) }) };
    parts.push({ label, html: html.replace(MARKS_AT_END, '$3').trim(), marks });
  }
  const sum = parts.reduce((total, { marks }) => total + marks, 0);
  const isOther = grade !== undefined && Math.abs(sum - grade) > 1 / THOUSANDTHS;
  return { parts, notes: isOther ? [formatMessages.otherGrade({ sum, grade })] : [] };
}

const marksIn = (text: string): string | undefined => {
  const found = MARKS_AT_END.exec(text);
  return found ? (found[1] ?? found[2]) : undefined;
};

function shareGrade(items: readonly Item[], grade: number): MarkedParts {
  const marks = grade / items.length;
  if (!Number.isInteger(marks * THOUSANDTHS))
    return { refusal: formatMessages.partWithoutMarks({ label: items[0]!.label }) };
  const notes = items.length > 1 ? [formatMessages.gradeShared({ grade, parts: items.length })] : [];
  return { parts: items.map((item) => ({ ...item, marks })), notes };
}
