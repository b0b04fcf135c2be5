import { defineMessages, type Message, wordsOf } from '../../../../http/messages.ts';
import * as bangla from './messages.bn.ts';

/** Reasons to refuse a question of a Word document, and warnings. */
export const docxMessages = defineMessages('questions.docx', bangla.docxMessages, {
  fieldWithoutText: ({ name }: { name: string }) =>
    `a field (${name}) that Word computes: the import cannot read it, type its text`,
  unreadableSymbol: ({ font, code }: { font: string; code: string }) =>
    `a symbol that the import does not know (${font} ${code}): type it as text`,
  unreadableElement: ({ name }: { name: string }) => `a part of the document that the import cannot read (${name})`,
  unreadableNumbering: () => 'automatic numbering of a kind that the import cannot read: type the numbers',
  unclearHeight: () => 'text that is raised in one way and lowered in another',
  footnote: () => 'a footnote or endnote: move its text to where it belongs',
  hiddenTextLeftOut: () => 'hidden text is left out',
  placeholderLeftOut: () => 'the prompt of an empty field is left out',
  commentLeftOut: () => 'a comment is left out',
  trackedChanges: () => 'tracked changes: taken as accepted',
  smallCapitals: () => 'small capitals became capitals',
  pictureChanged: () => 'a picture is cropped, turned or mirrored in Word: it is taken as it was before',
  tableStyle: () =>
    'the style of the table strikes out, hides, raises or lowers some rows or columns, which is left out',
  atPlace: ({ place, message }: { place: Message; message: Message }) => `${wordsOf(place)}: ${wordsOf(message)}`,
  answerUnreadable: ({ text }: { text: string }) =>
    `the answer "${text}" does not name the options as B, A, C or TFTFF do`,
  keysDiffer: ({ text }: { text: string }) => `the answer "${text}" is not the key that stands beside the options`,
  keyUnclear: ({ option }: { option: string }) => `option ${option} has a key that is struck out or given twice`,
  notATick: ({ text }: { text: string }) => `"${text}" is no tick`,
  tickedTwice: () => 'ticked as true and as false',
  notTicked: () => 'ticked neither as true nor as false',
  keyColumnsByTicks: () => 'two columns of ticks without a heading: the first was read as true, the second as false',
  moreCells: ({ option }: { option: string }) => `option ${option} has more cells than text, key and reason`,
  severalCells: () => 'more than one cell stands where the question should',
  noOptionsBelow: () => 'no options a, b, c … stand below the question',
  paragraph: ({ number }: { number: number }) => `paragraph ${number}`,
  looseParagraph: ({ paragraph, text }: { paragraph: Message; text: string }) =>
    `${wordsOf(paragraph)}, "${text}", is neither an option nor an answer`,
  questionInside: () => 'it begins inside the paragraph of another question: give it one of its own',
  optionInside: ({ paragraph, option }: { paragraph: Message; option: string }) =>
    `${wordsOf(paragraph)} has option ${option} inside: give each option a paragraph of its own`,
  answerInside: ({ paragraph }: { paragraph: Message }) =>
    `${wordsOf(paragraph)} has an answer inside: give it a paragraph of its own`,
  keyBySign: ({ sign }: { sign: 'strong' | 'u' }) =>
    `the key was read from what is ${sign === 'strong' ? 'bold' : 'underlined'}`,
  noKeyInParagraphs: () =>
    'no key: write (T) or (F) behind each option, a line such as "Answer: C", or mark the right option of every question in ' +
    'bold or underlined',
  paragraphsNotRead: ({ from, to, text }: { from: number; to: number; text: string }) =>
    (from === to ? `paragraph ${from} is` : `paragraphs ${from} to ${to} are`) + ` not read ("${text}")`,
});
