import { Parser } from 'htmlparser2';
import { htmlFromText, plainText } from '../html.ts';
import type { Draft } from '../parsed-row.ts';
import { bodyOf } from './bodies.ts';
import { childOf, textOf, type XmlElement } from './elements.ts';

const BREAKS = /<\/?(?:p|br|li|ul|ol|div|tr|h[1-6])\b[^<>]*>/i;
// Validation refuses less.
const MAX_HTML = 200_000;
const MARKS_IN_HTML = /(?<!\s)\s*[([]\s*\d+(?:\.\d+)?\s*(?:(?:marks?|m)\s*)?[)\]]\s*((?:<\/[^<>]+>\s*)*)$/i;
const BLOCK = /<(p|div)>(?:([a-z]|[ivx]+)[.)]\s((?:(?!<\/?\1\b)[^])*)|(?:(?!<\/?\1\b)[^])*)<\/\1>/gi;
const GUIDE_HEAD = /<(?:p|div)>([a-z]|[ivx]+)[.)]\s[^<]*<\/(?:p|div)>/gi;
const MARKS = /[([]\s*(\d+(?:\.\d+)?)\s*(?:(?:marks?|m)\s*)?[)\]]\s*$/i;

/**
 * An essay as an SAQ. Where its text ends in a numbered list, or in paragraphs `a. …`, each is a part, with its marks in
 * brackets behind it; otherwise the name is the stem and the text its one part. The information for graders holds the model
 * points: one a line or list item, and in a list of as many items, or below paragraphs `a. …`, those of each part.
 */
export function readEssay(element: XmlElement, text: string): { stem: string; parts: Draft[] } {
  const html = oneLine(text);
  const grade = Number(textOf(childOf(element, 'defaultgrade'))) || 1;
  const guide = oneLine(bodyOf(childOf(element, 'graderinfo')));
  const { stem, items } = listedParts(html) ?? letteredParts(html) ?? { stem: '', items: [] };
  if (items.length === 0) {
    const part = { label: 'a', text: html, marks: grade, points: pointsOf(guide) };
    return { stem: htmlFromText(textOf(childOf(element, 'name'))), parts: [part] };
  }
  const guides = listedParts(guide)?.items ?? guidesBelow(guide);
  const parts = items.map(({ label, html: item }, index): Draft => {
    const marks = MARKS.exec(plainText(item))?.[1];
    const points = guides.length === items.length ? guides[index]!.html : index === 0 ? guide : '';
    return {
      label,
      text: item.replace(MARKS_IN_HTML, '$1').trim(),
      marks: marks === undefined ? grade / items.length : Number(marks),
      points: pointsOf(points),
    };
  });
  return { stem, parts };
}

/** Line breaks mean nothing in HTML, and long spaces would slow the patterns down. */
const oneLine = (html: string) => html.slice(0, MAX_HTML).replace(/\s+/g, ' ').trim();

type Item = { label: string; html: string };
type Parts = { stem: string; items: Item[] };

/** The items of the numbered list that a text ends in. */
function listedParts(html: string): Parts | undefined {
  const begin = html.search(/<ol\b/i);
  if (begin < 0 || !/<\/ol>$/i.test(html)) return undefined;
  const list = html.slice(begin);
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
  const labelled = items.map((item, index) => ({ label: String.fromCharCode(97 + index), html: item }));
  return { stem: html.slice(0, begin).trim(), items: labelled };
}

/** The blocks `a. …`, `b. …` that a text ends in. */
function letteredParts(html: string): Parts | undefined {
  const blocks = [...html.matchAll(BLOCK)];
  const first = blocks.findIndex((_block, index) => blocks.slice(index).every(([, , label]) => label !== undefined));
  if (first < 0) return undefined;
  const items = blocks.slice(first).map(([, , label, text]) => ({ label: label!, html: text! }));
  return { stem: html.slice(0, blocks[first]!.index).trim(), items };
}

/** The content below each paragraph `a. …`. */
function guidesBelow(html: string): Item[] {
  const heads = [...html.matchAll(GUIDE_HEAD)];
  return heads.map((head, index) => ({
    label: head[1]!,
    html: html.slice(head.index + head[0].length, heads[index + 1]?.index),
  }));
}

const pointsOf = (html: string): string[] =>
  html
    .split(BREAKS)
    .flatMap((line) => line.split('\n'))
    .map((line) => plainText(line))
    .filter(Boolean);
