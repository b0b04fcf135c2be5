import { defineMessages, type Message, wordsOf } from '../http/messages.ts';
import * as bangla from './messages.bn.ts';

export const lossMessages = defineMessages('questions.loss', bangla.lossMessages, {
  picture: () => 'a picture',
  sheetPicture: () => 'a picture or drawing (above the cells)',
  svg: () => 'a drawing (SVG)',
  drawing: () => 'a drawing',
  video: () => 'a video',
  sound: () => 'a sound',
  object: () => 'an embedded object',
  page: () => 'an embedded page',
  formula: () => 'the layout of a formula (MathML)',
  script: () => 'a script',
  styleSheet: () => 'a style sheet',
  preformatted: () => 'the layout of preformatted text',
  formField: () => 'a form field',
  strike: () => 'text that is struck out, in a field without markup,',
  table: () => 'a table',
  tableInTable: () => 'a table inside a table',
  wideTable: ({ max }: { max: number }) => `a table of more than ${max} columns`,
  direction: () => 'the direction of text',
  unknownTag: () => 'a tag that HTML does not know',
  tooDeep: () => 'tags inside tags, over 200 deep,',
  tooLong: () => 'the markup of a text that is too long to be read',
  link: () => 'the address of a link',
  abbreviation: () => 'the long form of an abbreviation',
  numbering: () => 'the numbering of a list',
  span: () => 'the span of a table cell',
  hiddenText: () => 'hidden text',
});

export const clozeMessages = defineMessages('questions.row', bangla.clozeMessages, {
  cloze: () => 'a cloze deletion is not supported',
});

export const formatMessages = defineMessages('questions.format', bangla.formatMessages, {
  rawMarkup: ({ kind, text, fields }: { kind: Message; text: string; fields: readonly string[] }) =>
    `text that looks like ${wordsOf(kind)} stays as typed (${fields.join(', ')}): "${text}"`,
  sound: ({ text, fields }: { text: string; fields: readonly string[] }) =>
    `the sound "${text}" (${fields.join(', ')})`,
});

/** What text may be written in that only another system shows. */
export const markupMessages = defineMessages('questions.markup', bangla.markupMessages, {
  tex: () => 'TeX',
  markdown: () => 'Markdown',
  tags: () => 'HTML tags',
  forum: () => 'the codes of a forum',
});
