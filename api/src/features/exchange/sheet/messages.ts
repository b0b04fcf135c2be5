import { defineMessages, type Message, wordsOf } from '../../../http/messages.ts';
import { listed, type Names } from '../messages.ts';
import * as bangla from './messages.bn.ts';

type Count = { max: number };
type Cell = { cell: string };

/** Reasons to refuse a row of a spreadsheet, and warnings. They are fragments, which the report joins. */
export const sheetMessages = defineMessages('questions.sheet', bangla.sheetMessages, {
  cellOutside: ({ cell }: Cell) => `cell ${cell} stands outside the template's columns`,
  cellIsError: ({ cell }: Cell) => `cell ${cell} is an error: format the column as text`,
  cellIsDate: ({ cell }: Cell) =>
    `cell ${cell} is a date: the spreadsheet has replaced what was written; format the column as text and write it again`,
  cellFormat: ({ cell }: Cell) =>
    `cell ${cell} has a number format that the import cannot apply: format the column as text and write it as it is to be read`,
  cellShowsNothing: ({ cell }: Cell) => `cell ${cell} has something in it that its format hides: show it or delete it`,
  cellNegativeByColour: ({ cell }: Cell) =>
    `cell ${cell} shows by its colour alone that the number is negative: choose a format with a minus sign`,
  cellTooPrecise: ({ cell }: Cell) =>
    `cell ${cell} is a number of more than 15 digits, which a spreadsheet rounds: format the column as text and write it again`,
  cellUnreadable: ({ cell }: Cell) => `cell ${cell} is not written as a spreadsheet writes it: type it again`,
  cellNotCalculated: ({ cell }: Cell) =>
    `cell ${cell} is a formula without a stored value: open the file in a spreadsheet program and save it`,
  cellWithoutText: ({ cell }: Cell) =>
    `cell ${cell} has a value without the text that it shows: open the file in a spreadsheet program and save it`,
  cellsMerged: ({ cells }: { cells: string }) => `the cells ${cells} are merged: split them and fill in each`,
  cellPastLast: ({ cell }: Cell) => `cell ${cell} stands past the last column that Excel has`,
  cellTooLong: ({ cell, max }: Cell & Count) => `cell ${cell} makes the row longer than ${max} characters`,
  rowHidden: () => 'the row is hidden in the sheet, and imported all the same',
  rowRepeated: ({ line, times }: { line: number; times: number }) =>
    `the rows ${line} to ${line + times - 1} are all the same: delete those that are no questions`,
  columnHidden: ({ column, name }: { column: string; name: string }) =>
    `column ${column} (${name}) is hidden in the sheet, and imported all the same`,
  sheetsNotRead: ({ sheet, names, more }: Names & { sheet: string }) =>
    `not read: the ${names.length === 1 ? 'sheet' : 'sheets'} ${listed({ names, more })}; the questions are those of "${sheet}"`,
  commentsLost: ({ cells }: { cells: readonly string[] }) => `left out: a comment on ${cells.join(', ')}`,
  linkLost: ({ cell }: Cell) => `left out: the address of the link in ${cell}`,
  conditionalFormat: ({ cells }: { cells: string }) =>
    `a conditional format of ${cells} strikes out text or changes numbers, which the import does not see`,
  shapesLost: ({ sheet }: { sheet: string }) => `left out: pictures or drawings on the sheet "${sheet}"`,
  strayPicture: () =>
    'a picture or drawing begins here, where no question is; --drop-pictures takes the others without it',
});

/** Reasons to refuse a spreadsheet. */
export const workbookMessages = defineMessages('questions.workbook', bangla.workbookMessages, {
  notAWorkbook: () =>
    'The file is not an Excel workbook (.xlsx) that can be read: it is broken, protected by a password or in the old .xls format.',
  notAnOds: () =>
    'The file is not an OpenDocument spreadsheet (.ods) that can be read: it is broken or protected by a password.',
  emptySheet: () => 'The workbook has no visible sheet with cells.',
  partTooLarge: ({ part }: { part: string }) => `The workbook's ${part} is too large when unpacked.`,
  workbookTooLarge: () => 'The workbook is too large when unpacked.',
  sheetTooLarge: () => 'The workbook is too large when unpacked: import it in parts.',
  tooManyTexts: () => 'The workbook has too many texts: import it in parts.',
  tooManySheets: ({ max }: Count) => `The workbook has more than ${max} sheets.`,
  tooManyRelations: () => 'The workbook has too many parts or links.',
  tooManyExtras: ({ max }: Count) => `The sheet has more than ${max} merged cells, links or comments.`,
  tooManyFormats: ({ max }: Count) => `The workbook has more than ${max} cell formats.`,
  tooManyPictures: ({ max }: Count) => `The workbook has pictures in more than ${max} rows.`,
  tagTooLong: () => 'The workbook has a tag of more than 1 MB.',
  tooDeep: ({ max }: Count) => `The workbook has elements nested more than ${max} deep.`,
  cellTooLong: ({ cell, max }: Cell & Count) =>
    `Cell ${cell} is longer than ${max} characters: nothing after it was read.`,
  textTooLong: ({ number, max }: { number: number } & Count) =>
    `Text ${number} of the workbook (xl/sharedStrings.xml) is longer than ${max} characters: nothing after it was read.`,
  badHeader: ({ message }: { message: Message }) => `The header: ${wordsOf(message)}.`,
});
