import { Parser } from 'htmlparser2';
import { htmlFromText, plainText } from '../html.ts';
import type { Draft } from '../parsed-row.ts';
import { bodyOf } from './bodies.ts';
import { childOf, textOf, type XmlElement } from './elements.ts';

const BREAKS = /<\/?(?:p|br|li|ul|ol|div|tr|h[1-6])\b[^>]*>/i;
const LIST = /<ol\b[^>]*>([^]*)<\/ol>\s*$/i;
const MARKS = /\s*[([]\s*(\d+(?:\.\d+)?)\s*(?:marks?|m)?\s*[)\]]\s*$/i;

/**
 * An essay as an SAQ. Where its text ends in a numbered list, each item is a part, with its marks in brackets behind it;
 * otherwise the name is the stem and the text its one part. The information for graders holds the model points: one a line
 * or list item, and under a numbered list of as many items those of each part.
 */
export function readEssay(element: XmlElement, html: string): { stem: string; parts: Draft[] } {
  const grade = Number(textOf(childOf(element, 'defaultgrade'))) || 1;
  const guide = bodyOf(childOf(element, 'graderinfo'));
  const items = itemsOf(html);
  if (!items) {
    const part = { label: 'a', text: html, marks: grade, points: pointsOf(guide) };
    return { stem: htmlFromText(textOf(childOf(element, 'name'))), parts: [part] };
  }
  const guides = itemsOf(guide);
  const parts = items.map((item, index): Draft => {
    const marks = MARKS.exec(plainText(item))?.[1];
    const points = guides?.length === items.length ? guides[index]! : index === 0 ? guide : '';
    return {
      label: String.fromCharCode(97 + index),
      text: item.replace(/\s*[([]\s*\d+(?:\.\d+)?\s*(?:marks?|m)?\s*[)\]]\s*((?:<\/[^>]+>\s*)*)$/i, '$1').trim(),
      marks: marks === undefined ? grade / items.length : Number(marks),
      points: pointsOf(points),
    };
  });
  return { stem: html.replace(LIST, '').trim(), parts };
}

/** The items of the numbered list that a text ends in. */
function itemsOf(html: string): string[] | undefined {
  const list = LIST.exec(html)?.[0];
  if (list === undefined) return undefined;
  const items: string[] = [];
  let depth = 0;
  let start = 0;
  const parser = new Parser({
    onopentag(name) {
      if (name === 'li' && depth === 1) start = parser.endIndex + 1;
      if (name === 'ol' || name === 'ul') depth += 1;
    },
    onclosetag(name) {
      if (name === 'ol' || name === 'ul') depth -= 1;
      if (name === 'li' && depth === 1) items.push(list.slice(start, parser.startIndex).trim());
    },
  });
  parser.end(list);
  return items.length > 0 ? items : undefined;
}

const pointsOf = (html: string): string[] =>
  html
    .split(BREAKS)
    .flatMap((line) => line.split('\n'))
    .map((line) => plainText(line))
    .filter(Boolean);
