import { defineMessages, type Message, wordsOf } from '../../http/messages.ts';
import * as bangla from './messages.bn.ts';

type DamagedText = { field: string; piece: string; damage: Message; repaired: string | undefined };
const perhaps = (repaired: string | undefined) => (repaired === undefined ? '' : `; it may have been "${repaired}"`);

/** Of a field: the first refuses its row, the second is a warning. */
export const damagedMessages = defineMessages('questions.row', bangla.damagedMessages, {
  damaged: ({ field, piece, damage, repaired }: DamagedText) =>
    `${field}: "${piece}" is damaged: ${wordsOf(damage)}${perhaps(repaired)}`,
  looksDamaged: ({ field, piece, damage, repaired }: DamagedText) =>
    `${field}: "${piece}" looks damaged: ${wordsOf(damage)}${perhaps(repaired)}`,
  damagedPiece: ({ piece, damage }: { piece: string; damage: Message }) =>
    `is damaged at "${piece}": ${wordsOf(damage)}`,
});

/** How a text was damaged on its way here. */
export const damageMessages = defineMessages('questions.damage', bangla.damageMessages, {
  replacement: () => 'a program could not read a character here and put � for it',
  privateUse: () => 'a character of a symbol font such as Wingdings, which means nothing outside that font',
  noCharacter: () => 'a code that is no character',
  control: () => 'a control character, where Windows has a quotation mark or a dash',
  excelControl: () => 'Excel’s code for a line break or a control character',
  dottedCircle: () => 'a Bangla sign without its letter (◌)',
  loneSign: () => 'a Bangla sign without its letter',
  sheetError: () => 'the error of a spreadsheet',
  sheetValue: () => 'as a spreadsheet shows a date, or a number with too many digits',
  reversed: () => 'a control character that shows the text in reverse order',
  questionMarks: () => 'question marks where letters seem to be lost',
  mojibake: () => 'UTF-8 that was read in another encoding',
  escaped: () => 'HTML that was escaped twice',
});
