/** What a font of a workbook says besides its looks, as tags: struck out, raised, lowered. */
export type FontMarks = readonly ('s' | 'sup' | 'sub')[];

type Attributes = Record<string, string>;

const OFF = new Set(['0', 'false']);

/** The mark that an element of a font makes, if it makes one. */
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

/** A text in the tags of its font; what has none, or says nothing, stays as it is. */
export const marked = (text: string, marks: FontMarks = []): string =>
  marks.length === 0 || text.trim() === '' ? text : `${openTags(marks)}${text}${closeTags(marks)}`;
