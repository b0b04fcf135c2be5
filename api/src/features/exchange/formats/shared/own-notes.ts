import { DomUtils, parseDocument } from 'htmlparser2';
import { isSelfMarked } from 'question/kinds/names.ts';
import { parseHtml } from 'text/html/parse-html.ts';
import { type Draft, optionKey } from '../../../bank/draft/index.ts';
import { englishOf } from '../../../../http/messages.ts';
import { exportMessages } from '../export-messages.ts';
import type { ParsedRow } from '../../import/parsed-row.ts';
import { readTemplateRow } from '../../template/template-row.ts';
import { cellBody as body, cellText as plain } from '../../template/cell-texts.ts';
import { publicIdOf } from '../../picture-file-name.ts';
import { type TemplateCells, LETTERS } from '../../template/template-columns.ts';
import { escapeXml } from '../../files/write-xml.ts';

const WEIGHT = / \(weight (\d+(?:\.\d+)?)\)$/;
const MARKS = /^([^]*)\. (\d+(?:\.\d+)?) marks?$/;
const REFERENCES = englishOf(exportMessages.references());
const EXPLANATION_BN = englishOf(exportMessages.explanationBn());
const OWN_SHAPE = /^(?=.)(?:div(?: |$))?(?:b div(?: |$))?(?:t(?: |$))?(?:r ul)?$/;
const SOURCE = englishOf(exportMessages.pictureSource({ text: '' }));
const LICENCE = englishOf(exportMessages.pictureLicence({ text: '' }));
// Each on lines of its own below the picture.
const CREDITS = new RegExp(
  `^(?:\u2028(?!${SOURCE}|${LICENCE})([^]*?))?(?:\u2028${SOURCE}([^]*?))?(?:\u2028${LICENCE}(.+))?$`,
);
const TAKE_AWAY = englishOf(exportMessages.takeAway({ text: '' }));

/** The cells of a card of our own export; undefined for another card. `type` is that of its tags. */
export function readOwnCard(front: string, back: string, type: string | undefined): TemplateCells | undefined {
  const [stem, ...rest] = elementsOf(front);
  if (stem?.name !== 'div') return undefined;
  const pictures = rest.filter(({ name, html }) => name === 'p' && html.includes('<img'));
  const listed = rest.find(({ name }) => name === 'ol');
  const asked = rest.filter(({ name }) => name === 'div').map(({ html }) => html);
  const sides = elementsOf(back);
  const answer =
    type && isSelfMarked(type) ? readParts(asked, sides) : readOptions(listed ? elementsOf(listed.html) : [], sides);
  return answer && { stem: body(stem.html), ...answer, ...readPictures(pictures), ...feedbackCells(sides) };
}

/** A short answer of our own export: its parts end the stem, its marks and model points begin the feedback. Undefined for others. */
export function readOwnEssay(line: number, front: string, feedback: string): ParsedRow | null | undefined {
  const asked = elementsOf(front).filter(({ name }) => name === 'div');
  const sides = elementsOf(feedback);
  const answer = readParts(
    asked.map(({ html }) => html),
    sides,
  );
  const stem = asked[0] && body(front.slice(0, asked[0].start).trim());
  return answer && readTemplateRow(line, { type: 'SAQ', stem: stem!, ...answer, ...feedbackCells(sides) });
}

type Element = { name: string; start: number; html: string; text: string };

/** The top-level elements, with their inner HTML unchanged. None of text too deep to be walked, which no export of ours has. */
function elementsOf(html: string): Element[] {
  if (!parseHtml(html)) return [];
  const { children } = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  return children
    .filter((node) => 'attribs' in node)
    .map((element) => {
      const [first, last] = [element.firstChild, element.lastChild];
      const inner = first && last ? html.slice(first.startIndex!, last.endIndex! + 1) : '';
      return { name: element.name, start: element.startIndex!, html: inner, text: textOf(inner) };
    });
}

const hasLooseText = (html: string) =>
  parseDocument(html).children.some((node) => !('attribs' in node) && DomUtils.textContent(node).trim() !== '');

/** A break within a text is a line separator, because each line of a cell is an item. */
const textOf = (html: string) => DomUtils.textContent(parseDocument(html.replaceAll(/<br\s*\/?>/g, '\u2028')).children);

/** Takes from the back a line for each option: its letter, whether it is true, and the reason. */
function readOptions(options: readonly Element[], sides: Element[]): TemplateCells | undefined {
  sides.shift();
  const reasons = sides.splice(0, options.length);
  const heads = reasons.map(({ html }, index) => readHead(html, optionKey(index)));
  if (options.length === 0 || options.length > LETTERS.length || heads.length < options.length) return undefined;
  if (heads.includes(undefined)) return undefined;
  const right = heads.flatMap((head, index) => (head!.isTrue ? [optionKey(index)] : []));
  return {
    ...Object.fromEntries(options.map(({ html }, index) => [`option_${LETTERS[index]}`, body(html)])),
    ...Object.fromEntries(heads.map((head, index) => [`reason_${LETTERS[index]}`, body(head!.reason)])),
    correct: right.join('') || 'none',
  };
}

function readHead(html: string, key: string): { isTrue: boolean; reason: string } | undefined {
  for (const isTrue of [true, false]) {
    const head = `${key}. ${englishOf(isTrue ? exportMessages.true() : exportMessages.false())}`;
    if (html === head) return { isTrue, reason: '' };
    if (html.startsWith(`${head}: `)) return { isTrue, reason: html.slice(head.length + 2) };
  }
  return undefined;
}

/** Takes from the back the label and the marks of each part, and the list of its points where there are any. */
function readParts(asked: readonly string[], sides: Element[]): TemplateCells | undefined {
  const cells: TemplateCells = {};
  if (asked.length === 0 || asked.length > LETTERS.length) return undefined;
  for (const [index, html] of asked.entries()) {
    const [, label, marks] = MARKS.exec(sides.shift()?.text ?? '') ?? [];
    if (label === undefined) return undefined;
    const name = `part_${LETTERS[index]}`;
    const head = `${escapeXml(label)}. `;
    const end = html.lastIndexOf(' (');
    cells[name] = body(html.slice(html.startsWith(head) ? head.length : html.indexOf('. ') + 2, end));
    Object.assign(cells, { [`${name}_label`]: plain(label), [`${name}_marks`]: marks });
    if (sides[0]?.name === 'ul') Object.assign(cells, readPoints(name, elementsOf(sides.shift()!.html)));
  }
  return cells;
}

function readPoints(name: string, points: readonly Element[]): TemplateCells {
  const weights = points.flatMap(({ text }) => WEIGHT.exec(text)?.[1] ?? []);
  const isWeighted = weights.length === points.length;
  const texts = points.map(({ text }) => (isWeighted ? text.replace(WEIGHT, '') : text));
  return { [`${name}_points`]: texts.map(plain).join('\n'), [`${name}_weights`]: isWeighted ? weights.join(';') : '' };
}

function readPictures(pictures: readonly Element[]): TemplateCells {
  const cells = pictures.map(({ html }, index) => {
    const [image] = DomUtils.getElementsByTagName('img', parseDocument(html).children);
    const name = `picture_${index + 1}`;
    const { src = '', alt = '' } = image!.attribs;
    const [, credit = '', source = '', licence = ''] = CREDITS.exec(textOf(html)) ?? [];
    return {
      [name]: publicIdOf(src) ?? src,
      [`${name}_alt`]: plain(alt),
      [`${name}_credit`]: plain(credit),
      [`${name}_source`]: plain(source),
      [`${name}_licence`]: licence,
    };
  });
  return Object.assign({}, ...cells) as TemplateCells;
}

/** Explanations, take-home line and references of our own export; other feedback is an explanation. */
export function readFeedback(feedback: string): Draft {
  const sides = elementsOf(feedback);
  const shape = sides.map(({ name, text }) => (name === 'p' ? paragraphOf(text) : name));
  if (!OWN_SHAPE.test(shape.join(' ')) || hasLooseText(feedback)) return { explanation: feedback || undefined };
  const { explanation, explanation_bn: explanationBn, take_away: takeAway, references } = feedbackCells(sides);
  return {
    ...(explanation && { explanation }),
    ...(explanationBn && { explanation_bn: explanationBn }),
    ...(takeAway && { take_away: takeAway }),
    ...(references && { references: references.split('\n') }),
  };
}

function paragraphOf(text: string): string {
  if (text === REFERENCES) return 'r';
  if (text === EXPLANATION_BN) return 'b';
  return text.startsWith(TAKE_AWAY) ? 't' : 'p';
}

/** The rest of the back: explanations, take-home line, and references below their heading. */
function feedbackCells(sides: readonly Element[]): TemplateCells {
  const takeAway = sides.find(({ name, text }) => name === 'p' && text.startsWith(TAKE_AWAY))?.text;
  const references = sides.find(({ name }) => name === 'ul');
  const heading = sides.find(({ name, text }) => name === 'p' && text === EXPLANATION_BN);
  const bangla = heading && sides[sides.indexOf(heading) + 1];
  return {
    explanation: body(sides.find((side) => side.name === 'div' && side !== bangla)?.html ?? ''),
    explanation_bn: body(bangla?.html ?? ''),
    take_away: plain(takeAway?.slice(TAKE_AWAY.length).replaceAll('\u2028', '\n') ?? ''),
    references: elementsOf(references?.html ?? '')
      .map(({ text }) => plain(text))
      .join('\n'),
  };
}
