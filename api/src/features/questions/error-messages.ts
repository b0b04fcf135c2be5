import { defineInputMessages, defineMessages } from '../../http/messages.ts';

type Field = { field: string };
type Question = { ref: string };

export const errorMessages = defineMessages('questions', {
  noSuchQuestion: () => 'Question not found',
  noSuchQuestions: () => 'Questions not found',
  listEnds: ({ length }: { length: number }) => `This list has ${length} ${length === 1 ? 'question' : 'questions'}.`,
  fromWithoutTo: () => 'from and to go together.',
  fromAfterTo: () => 'from must not be after to.',
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
  noQuestion: ({ ref }: Question) => `There is no question ${ref}.`,
  changedSince: ({ ref, current, version }: Question & { current: number; version: number | undefined }) =>
    `${ref} is at version ${current} by now, not ${version}. Look at it again.`,
  hasTwin: ({ ref }: Question) => `The bank has that question already, as ${ref}.`,
  noField: ({ field, fields }: Field & { fields: string }) => `There is no field ${field}. Fields are ${fields}.`,
  noOption: ({ field, option }: Field & { option: string }) => `${field}: there is no option ${option}.`,
  noPart: ({ field, part }: Field & { part: string }) => `${field}: there is no part_${part}.`,
  noPicture: ({ field, picture }: Field & { picture: string }) => `${field}: there is no ${picture}.`,
  onlyLastGoes: ({ field }: Field) => `${field}: only the last one can be taken away.`,
  gapBefore: ({ field }: Field) => `${field}: there would be a gap before it.`,
  keyOrCorrect: () => 'Give either key or correct.',
  saqHasNoKey: () => 'key: an SAQ has no key.',
  mtfKey: ({ options }: { options: number }) =>
    `key: an MTF with ${options} options takes ${options} letters T or F, such as TFTFT.`,
  sbaKey: ({ last }: { last: string }) => `key: an SBA takes the letter of one option, A to ${last}.`,
  notAnOption: ({ letter }: { letter: string }) => `correct: "${letter}" is not the letter of an option.`,
  noList: ({ kind, name, prof, subject }: { kind: string; name: string; prof: string; subject: string }) =>
    `There is no ${kind} "${name}" in ${prof}-${subject}.`,
  listNameTaken: ({ kind, name }: { kind: string; name: string }) =>
    `There is a ${kind} "${name}" already: merge the two.`,
});

/** Named as editors know it. */
type Text = { text: string };
type Options = { codes: readonly string[] };

export const inputMessages = defineInputMessages('questions.input', {
  boardSubject: () => 'must be {board}{prof}-{subject}, such as DHK_1-ANAT',
  subject: () => 'must be {prof}-{subject}, such as _1-ANAT',
  year: () => 'must be a year',
  refOrId: () => 'must be ref or id',
  placeTooLarge: () => 'is too large',
  notText: ({ text }: Text) => `${text} must be text`,
  empty: ({ text }: Text) => `${text} is empty`,
  tooLong: ({ text, max }: Text & { max: number }) => `${text} is longer than ${max} characters`,
  hasControl: ({ text }: Text) => `${text} has control characters in it`,
  tooManyMarks: ({ text }: Text) => `${text} has more than 30 combining marks in a row`,
  origin: () => 'origin must be ORIGINAL or PAPER',
  otherList: () => 'also_in takes chapters, and topics with the board of each',
  board: ({ codes }: Options) => `board must be one of ${codes.join(', ')}`,
  prof: ({ codes }: Options) => `prof must be one of ${codes.join(', ')}`,
  yearNotWhole: () => 'year must be a whole number',
  yearNotNumber: () => 'year must be a number',
  yearBefore: ({ min }: { min: number }) => `year is before ${min}`,
  yearAfter: ({ max }: { max: number }) => `year is after ${max}`,
  sitting: () => 'sitting must be May or November',
  correct: () => 'correct must be true or false',
  marksNotNumber: () => 'marks must be a number',
  marksTooLow: () => 'marks must be above 0',
  marksTooHigh: ({ max }: { max: number }) => `marks are above ${max}`,
  weight: ({ max }: { max: number }) => `a weight must be a number above 0, at most ${max}, of at most 3 decimals`,
  weightCount: ({ points, weights }: { points: number; weights: number }) =>
    `${weights} weights for ${points} model points`,
  notAPicture: () => 'the picture is not stored',
  tooManyPoints: ({ max }: { max: number }) => `a part has more than ${max} model points`,
  tooMany: ({ what, max }: { what: string; max: number }) => `a question has more than ${max} ${what}`,
  ref: () => 'ref takes letters, digits, - and _, at most 64',
  type: () => 'type must be SBA, MTF or SAQ',
  noSubject: ({ subject, prof }: { subject: string; prof: string }) =>
    `no subject ${subject} in professional year ${prof}`,
  saqWithoutParts: () => 'an SAQ needs at least one part',
  saqWithOptions: () => 'an SAQ has no options',
  hasParts: ({ type }: { type: string }) => `an ${type} has no parts`,
  tooFewOptions: ({ type }: { type: string }) => `an ${type} needs at least two options`,
  sbaKey: ({ correct }: { correct: number }) => `an SBA needs exactly one correct option, this has ${correct}`,
  sameOptions: ({ one, other }: { one: string; other: string }) => `options ${one} and ${other} are the same`,
});
