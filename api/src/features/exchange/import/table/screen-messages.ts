import { defineMessages, type Message, wordsOf } from '../../../../http/messages.ts';
import type { BijoyText } from '../bijoy/messages.ts';
import { isOne, listed, type Names } from '../../messages.ts';
import * as bangla from './screen-messages.bn.ts';

/** The messages that name an option of the command, as they are on a screen. */
const screenMessages = defineMessages('questions.onScreen', bangla.screenMessages, {
  brokenQuotes: () =>
    'a quote in a cell that is not in quotes, or text after a closing quote: put the cell in quotes and write each quote ' +
    'in it twice, or have quotes taken as they are, under More settings',
  strayPicture: () =>
    'a picture or drawing begins here, where no question is: take it out, or have rows taken without pictures, under More settings',
  dropPictures: ({ message }: { message: Message }) =>
    `${wordsOf(message)}: add it, or have rows taken without their pictures, under More settings`,
  refNotSet: ({ ref, where }: { ref: string; where: { ref: string } | { line: number } }) =>
    'ref' in where
      ? `ref ${ref} is not set: the question is already in the bank as ${where.ref} (the ref is set where rows may change questions)`
      : `ref ${ref} is not set: the question is already in line ${where.line}`,
  bijoy: ({ fields, from, to, doubts }: BijoyText) =>
    `text that looks like Bijoy (${fields.join(', ')}): "${from}" reads "${to}" in Unicode. ` +
    (doubts.length > 0
      ? `It cannot be converted for certain, because of ${doubts.flatMap(({ words }) => words.map((word) => `"${word}"`)).join(', ')}.`
      : 'Choose above whether to convert it.'),
  columnWithoutName: () => 'The header has a column without a name. Say below what it is, or leave it out.',
  unknownColumns: ({ columns, isHeader }: { columns: Names; isHeader: boolean }) =>
    `The header has ${isOne(columns) ? 'a column' : 'columns'} that the template does not know: ${listed(columns)}.` +
    `${isHeader ? '' : ' Is it the header?'} Say below what ${isOne(columns) ? 'it is' : 'they are'}.`,
  columnClaimed: ({ column, columns }: { column: string; columns: Names }) =>
    `The columns ${listed(columns)} of the header would all be ${column}. Say below which one is.`,
  ankiWithoutColumns: ({ columns }: { columns: number }) =>
    `The file does not name its ${columns} fields. Say below what they are, by their numbers.`,
  foreign: ({ kind, formats }: { kind: Message; formats: readonly string[] }) =>
    `The file is ${wordsOf(kind)}. The import reads ${formats.join(', ')}.`,
  otherFormat: ({ kind, format, own }: { kind: Message; format: string; own: readonly string[] }) =>
    `The file is ${wordsOf(kind)}, not ${format}: choose ${own.join(' or ')} as its format.`,
});

const FOLDERS = ['questions.row.', 'questions.file.'];
const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'id' in value && 'params' in value;

/** The same message for a person at a screen, with the messages inside it. */
export function onScreen({ id, params }: Message): Message {
  const inside = Object.entries(params).map(([name, value]) => [name, inParameter(value)] as const);
  const own = Object.fromEntries(inside);
  const folder = FOLDERS.find((one) => id.startsWith(one)) ?? id;
  const name = id.slice(folder.length);
  return isScreenMessage(name) ? screenMessages[name](own as never) : { id, params: own };
}

const isScreenMessage = (name: string): name is keyof typeof screenMessages => Object.hasOwn(screenMessages, name);

function inParameter(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inParameter);
  return isMessage(value) ? onScreen(value) : value;
}
