import { defineMessages } from '../../http/messages.ts';
import * as bangla from './error-messages.bn.ts';

type Field = { field: string };
type Question = { ref: string };

export const errorMessages = defineMessages('questions', bangla.errorMessages, {
  noSuchQuestion: () => 'Question not found',
  noSuchQuestions: () => 'Questions not found',
  listEnds: ({ length }: { length: number }) => `This list has ${length} ${length === 1 ? 'question' : 'questions'}.`,
  fromWithoutTo: () => 'from and to go together.',
  fromAfterTo: () => 'from must not be after to.',
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
