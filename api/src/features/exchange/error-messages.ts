import { defineMessages } from '../../http/messages.ts';
import * as bangla from './error-messages.bn.ts';

export const errorMessages = defineMessages('questions', bangla.errorMessages, {
  badPictures: () => 'pictures must be JSON: names of files, each with its SHA-256 in hexadecimal.',
  badEdits: () =>
    'edits must be JSON: rows, by line, with texts by column or null, and values with column, from and to.',
  badForm: () =>
    'The form has no part "file", or it has others than "pictures", "edits", "picture" and, behind them, "file".',
  importRunning: () => 'Another import is being stored. Try again in a minute: nothing of this one is lost.',
  tooManyPictures: ({ max }: { max: number }) =>
    `There are more than ${max} pictures: import the file in parts, each with its pictures, or use the command.`,
  picturesTooLarge: ({ megabytes }: { megabytes: number }) =>
    `The pictures are larger than ${megabytes} MB together: import the file in parts, each with its pictures, or use the command.`,
  fileTooLarge: ({ megabytes }: { megabytes: number }) =>
    `The file is larger than ${megabytes} MB: import it in parts.`,
});
