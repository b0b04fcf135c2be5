import { defineInputMessages } from '../../../http/messages.ts';
import * as bangla from './input-messages.bn.ts';

/** Named as editors know it. */
type Text = { text: string };
type Codes = { codes: readonly string[] };

export const inputMessages = defineInputMessages('questions.input', bangla.inputMessages, {
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
  board: ({ codes }: Codes) => `board must be one of ${codes.join(', ')}`,
  prof: ({ codes }: Codes) => `prof must be one of ${codes.join(', ')}`,
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
  oneAddress: () => 'picture source may have one web address',
  tooManyPoints: ({ max }: { max: number }) => `a part has more than ${max} model points`,
  tooMany: ({ what, max }: { what: string; max: number }) => `a question has more than ${max} ${what}`,
  noItem: ({ code }: { code: string }) => `items: "${code}" is no item of the curriculum`,
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
  kind: () => 'kind must be chapter or topic',
  notARef: () => 'is not the ref of a question',
  reasonRequired: () => 'Give a reason.',
  reasonTooLong: ({ max }: { max: number }) => `The reason is longer than ${max} characters.`,
  versionRequired: () => 'Give the version that you have looked at.',
  fieldNotText: () => 'A field takes a text.',
  fieldTooLong: () => 'The field is too long.',
  noFields: () => 'Give a field to change.',
  tooManyFields: () => 'These are too many fields.',
});
