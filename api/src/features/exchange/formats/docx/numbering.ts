import type { Element } from 'domhandler';
import type { Styles } from './styles.ts';
import { childAt, elementsOf, valueOf } from './xml-tree.ts';

type Level = { start: number; format: string; text: string; style: string | undefined; restarts: boolean };
type List = { abstract: string; starts: Map<number, number>; levels: Map<number, Level> };
/** `number` is the paragraph's own; without `label` it cannot be read. */
export type ListItem = { list: string; level: number; format: string; number: number; label: string | undefined };

/** The numbers and letters that Word shows before paragraphs without storing them, counted as it counts them. */
export class Numbering {
  readonly #lists = new Map<string, List>();
  readonly #counters = new Map<string, Map<number, number>>();
  readonly #begun = new Set<string>();
  readonly #styles: Styles;

  constructor(root: Element | undefined, styles: Styles) {
    this.#styles = styles;
    const children = root ? elementsOf(root) : [];
    const abstracts = new Map(
      children
        .filter(({ name }) => name === 'w:abstractNum')
        .map((element) => [element.attribs['w:abstractNumId'] ?? '', readLevels(element)] as const),
    );
    for (const element of children.filter(({ name }) => name === 'w:num')) {
      const abstract = valueOf(childAt(element, 'w:abstractNumId')) ?? '';
      const overrides = elementsOf(element).filter(({ name }) => name === 'w:lvlOverride');
      const starts = overrides.flatMap((override): [number, number][] => {
        const start = valueOf(childAt(override, 'w:startOverride'));
        return start === undefined ? [] : [[Number(override.attribs['w:ilvl']), Number(start)]];
      });
      const levels = new Map([...(abstracts.get(abstract) ?? []), ...overrides.flatMap((one) => [...readLevels(one)])]);
      this.#lists.set(element.attribs['w:numId'] ?? '', { abstract, starts: new Map(starts), levels });
    }
  }

  /** Counts the paragraph; undefined where it is not numbered. */
  next(properties: Element | undefined): ListItem | undefined {
    const style = valueOf(childAt(properties, 'w:pStyle'));
    const own = childAt(properties, 'w:numPr');
    const byStyle = this.#styles.numberingOf(style);
    const id = valueOf(childAt(own, 'w:numId')) ?? valueOf(childAt(byStyle?.numbering, 'w:numId'));
    if (id === undefined || id === '0') return undefined;
    const list = this.#lists.get(id);
    const ownLevel = valueOf(childAt(own, 'w:ilvl')) ?? valueOf(childAt(byStyle?.numbering, 'w:ilvl'));
    const styleLevel = [...(list?.levels ?? [])].find(([, level]) => byStyle && level.style === byStyle.style)?.[0];
    const level = ownLevel === undefined ? (styleLevel ?? 0) : Number(ownLevel);
    if (!list?.levels.has(level)) return { list: id, level, format: '', number: 0, label: undefined };
    return { list: id, level, ...this.#count(id, list, level) };
  }

  #count(id: string, list: List, level: number): Pick<ListItem, 'format' | 'number' | 'label'> {
    const counters = this.#counters.get(list.abstract) ?? new Map<number, number>();
    this.#counters.set(list.abstract, counters);
    if (!this.#begun.has(id)) for (const [at, start] of list.starts) counters.set(at, start - 1);
    this.#begun.add(id);
    const own = list.levels.get(level)!;
    for (let above = 0; above < level; above += 1) {
      if (!counters.has(above)) counters.set(above, list.levels.get(above)?.start ?? 1);
    }
    const number = (counters.get(level) ?? own.start - 1) + 1;
    counters.set(level, number);
    for (const [below, { restarts }] of list.levels) if (below > level && restarts) counters.delete(below);
    if (own.format === 'bullet') return { format: own.format, number, label: '•' };
    const pieces = own.text.split(/(%\d)/).map((piece) => {
      const at = /^%\d$/.test(piece) ? Number(piece[1]) - 1 : undefined;
      if (at === undefined) return piece;
      return formatNumber(counters.get(at) ?? 0, list.levels.get(at)?.format ?? '');
    });
    return { format: own.format, number, label: pieces.includes(undefined) ? undefined : pieces.join('') };
  }
}

function readLevels(parent: Element): Map<number, Level> {
  return new Map(
    elementsOf(parent)
      .filter(({ name }) => name === 'w:lvl')
      .map((level) => [
        Number(level.attribs['w:ilvl']),
        {
          start: Number(valueOf(childAt(level, 'w:start')) ?? 0),
          format: valueOf(childAt(level, 'w:numFmt')) ?? 'decimal',
          text: valueOf(childAt(level, 'w:lvlText')) ?? '',
          style: valueOf(childAt(level, 'w:pStyle')),
          restarts: valueOf(childAt(level, 'w:lvlRestart')) !== '0',
        },
      ]),
  );
}

const ROMAN = [1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1];
const ROMAN_TEXT = 'm cm d cd c xc l xl x ix v iv i'.split(' ');

function formatNumber(number: number, format: string): string | undefined {
  if (format === 'decimal') return String(number);
  if (format === 'decimalZero') return String(number).padStart(2, '0');
  if (format === 'none') return '';
  if (number < 1 || number > 999) return undefined;
  if (format === 'lowerLetter') return toLetters(number);
  if (format === 'upperLetter') return toLetters(number).toUpperCase();
  if (format === 'lowerRoman') return toRoman(number);
  return format === 'upperRoman' ? toRoman(number).toUpperCase() : undefined;
}

/** a to z, then aa, bb, cc. */
const toLetters = (number: number) => String.fromCodePoint(97 + ((number - 1) % 26)).repeat(Math.ceil(number / 26));

function toRoman(number: number): string {
  const at = ROMAN.findIndex((value) => value <= number);
  return at < 0 ? '' : ROMAN_TEXT[at]! + toRoman(number - ROMAN[at]!);
}
