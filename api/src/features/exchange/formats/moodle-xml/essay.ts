import { Parser } from 'htmlparser2';
import type { Message } from '../../../../http/messages.ts';
import { readNumber } from 'text/number.ts';
import { readOwnEssay } from '../shared/own-notes.ts';
import { htmlFromText, plainText } from '../../../../texts/html.ts';
import { formatMessages } from '../messages.ts';
import type { Draft } from '../../../bank/draft/index.ts';
import { bodyOf } from './bodies.ts';
import { childOf, textOf, type XmlElement } from './elements.ts';
import { readMarks } from './essay-marks.ts';

const BREAKS = /<\/?(?:p|br|li|ul|ol|div|tr|h[1-6])\b[^<>]*>/i;
const MAX_HTML = 200_000;
const BLOCK = /<(p|div)>(?:([a-z]|[ivx]+)[.)]\s((?:(?!<\/?\1\b)[^])*)|(?:(?!<\/?\1\b)[^])*)<\/\1>/gi;
const GUIDE_HEAD = /<(?:p|div)>([a-z]|[ivx]+)[.)]\s[^<]*<\/(?:p|div)>/gi;

/**
 * An essay as an SAQ. Where its text ends in a numbered list, or in paragraphs `a. …`, each is a part, with its marks in
 * brackets behind it; otherwise the name is the stem and the text its one part. The information for graders holds the model
 * points: one a line or list item, and in a list of as many items, or below paragraphs `a. …`, those of each part.
 */
export function readEssay(element: XmlElement, text: string): Essay {
  const info = bodyOf(childOf(element, 'graderinfo'));
  if (text.length > MAX_HTML || info.length > MAX_HTML) return { refusal: formatMessages.questionTooLong() };
  const own = readOwn(text, info);
  if (own) return { draft: own, notes: [] };
  const html = oneLine(text);
  const grade = readNumber(textOf(childOf(element, 'defaultgrade')));
  const guide = oneLine(info);
  const { stem, items } = listedParts(html) ?? letteredParts(html) ?? { stem: '', items: [] };
  if (items.length === 0) {
    const part = { label: 'a', text: html, marks: grade ?? 1, points: pointsOf(guide) };
    return { draft: { type: 'SAQ', stem: htmlFromText(textOf(childOf(element, 'name'))), parts: [part] }, notes: [] };
  }
  const guides = listedParts(guide)?.items ?? guidesBelow(guide);
  const marked = readMarks(items, grade);
  if ('refusal' in marked) return marked;
  const parts = marked.parts.map(({ label, html: item, marks }, index) => {
    const points = guides.length === items.length ? guides[index]!.html : index === 0 ? guide : '';
    return { label, text: item, marks, points: pointsOf(points) };
  });
  return { draft: { type: 'SAQ', stem, parts }, notes: marked.notes };
}

/** An essay of our own export, which has labels of any form and weights. */
function readOwn(text: string, info: string): Draft | undefined {
  const row = readOwnEssay(0, text, info);
  if (!row || 'refusal' in row) return undefined;
  const { type, stem, parts } = row.draft;
  return { type, stem, parts };
}

/** Line breaks mean nothing in HTML, and long spaces would slow the patterns down. */
const oneLine = (html: string) => html.replace(/[\t\n\r ]+/g, ' ').trim();

type Essay = { draft: Draft; notes: Message[] } | { refusal: Message };
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
  const first = blocks.findLastIndex(([, , label]) => label === undefined) + 1;
  if (first === blocks.length) return undefined;
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
