import { showSymbols } from 'text/symbol-font.ts';

/** The meaning of a font, as tags: struck out, superscript, subscript. */
export type FontMarks = readonly ('s' | 'sup' | 'sub')[];

type Attributes = Record<string, string>;

const OFF = new Set(['0', 'false']);

/** Undefined if the element makes no mark. */
export function markOf(name: string, { val = '1' }: Attributes): FontMarks[number] | undefined {
  if (name === 'strike') return OFF.has(val) ? undefined : 's';
  if (name !== 'vertAlign') return undefined;
  return val === 'superscript' ? 'sup' : val === 'subscript' ? 'sub' : undefined;
}

export const openTags = (marks: FontMarks): string => marks.map((mark) => `<${mark}>`).join('');
export const closeTags = (marks: FontMarks): string =>
  marks
    .toReversed()
    .map((mark) => `</${mark}>`)
    .join('');

/** Leaves text alone that has no marks or is blank. */
export const marked = (text: string, marks: FontMarks = []): string =>
  marks.length === 0 || text.trim() === '' ? text : `${openTags(marks)}${text}${closeTags(marks)}`;

/** What a font makes of its text: `symbols` is a font whose letters look like other characters. */
export type Font = { marks: FontMarks; symbols?: string | undefined };

// No XML has these characters. The first begins a text in runs; the others enclose a run without a font of its own.
const RUN = /\u0002([^\u0002\u0003]*)\u0003/g;

export const runs = { begin: '\u0001', start: '\u0002', end: '\u0003' } as const;

/** The font of a cell counts where a run has none. */
export function markedRuns(text: string, { marks, symbols }: Font): string {
  const show = (run: string) => marked(symbols === undefined ? run : showSymbols(run, symbols), marks);
  return text.startsWith(runs.begin) ? text.slice(1).replace(RUN, (_, run: string) => show(run)) : show(text);
}
