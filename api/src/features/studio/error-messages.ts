import { YEARS } from 'question/appearances.ts';
import { hasStatements } from 'question/kinds/names.ts';
import { defineInputMessages, defineMessages } from '../../http/messages.ts';
import * as bangla from './error-messages.bn.ts';

export const errorMessages = defineMessages('studio', bangla.errorMessages, {
  noQuestion: () => 'There is no such question.',
  noPicture: () => 'There is no such picture. Upload it again.',
  noComment: () => 'There is no such comment.',
  noLink: () => 'There is no such link.',
  badLink: () => 'This link is not valid. Ask whoever sent it for another.',
  linkOver: () => 'This link has ended. Ask whoever sent it for another.',
  notYourThread: () => 'Only who began the thread, or a reviewer, can resolve it.',
  tooManyComments: ({ max }: { max: number }) => `The limit of ${max} comments is reached.`,
  tooManyLinks: ({ max }: { max: number }) => `The limit of ${max} links that work is reached. Revoke one first.`,
  noReviewer: () => 'Choose a reviewer who has not written any of it.',
  commentRequired: () => 'Say why, or comment on a field.',
  noPerson: () => 'There is no such user.',
  changedSince: ({ current, version }: { current: number; version: number }) =>
    `It is at version ${current} by now, not ${version}. Look at it again.`,
  inReview: () => 'It waits for a reviewer. Take the hand-in back to change it.',
  noDraft: () => 'There is no draft of it.',
  notInReview: () => 'It does not wait for a reviewer.',
  notPublished: () => 'Readers do not see it.',
  nothingToUndo: () => 'There is nothing to undo.',
  notYours: () => 'Another author works on it.',
  ownWork: () => 'You have written some of it: somebody else approves it.',
  forReviewers: () => 'Only a reviewer can undo that.',
  lacks: ({ words }: { words: readonly string[] }) => `It lacks something: ${words.join('; ')}.`,
  hasTwin: ({ ref }: { ref: string }) => `The bank has that question already, as ${ref}.`,
  formerTwin: ({ ref }: { ref: string }) => `What it was before is now ${ref}.`,
  notYourTwoFactor: () => 'Switch off your own two-step log-in in your profile, with a code.',
  forOwners: () => 'Only an owner gives and takes the roles of administrators and owners.',
  notYourself: () => 'Nobody gives themselves more than they have.',
  lastAdministrator: () => 'Nobody would be left who can give roles.',
  forReviewersOnly: () => 'This is for reviewers.',
  tooManyItems: ({ max }: { max: number }) => `It would have more than ${max} items.`,
  isThere: () => 'It is there already.',
  isTheirs: () => 'This person is its author already.',
  notAWriter: () => 'This person may not write questions.',
  changedMeanwhile: () => 'It was changed since.',
  noBulkChange: () => 'There is no such change.',
  tooManyViews: ({ max }: { max: number }) => `The limit of ${max} views is reached. Remove one first.`,
  noView: () => 'There is no such view.',
  notACursor: () => 'This is not a cursor of this list.',
});

/** What keeps a draft from review, beside what the import refuses. */
export const lackMessages = defineMessages('studio.lacks', bangla.lackMessages, {
  explanation: () => 'an explanation',
  reference: () => 'a reference to read it up in',
  topic: () => 'a topic',
  undecided: ({ statement }: { statement: string }) => `whether statement ${statement} is true or false`,
  points: ({ label }: { label: string }) => `model points of part ${label}`,
  twin: ({ ref }: { ref: string }) => `another question: the bank has this one as ${ref}`,
  refTaken: ({ ref }: { ref: string }) => `another ref than ${ref}, which a question of the bank has`,
  base: () => 'a comparison: what readers see was changed meanwhile; save the draft again',
});

export const warningMessages = defineMessages('studio.warnings', bangla.warningMessages, {
  cueWord: ({ option, word }: { option: string; word: string }) =>
    `Option ${option} says "${word}": it gives itself away.`,
  longestKey: ({ option }: { option: string }) => `The key, ${option}, is much longer than the other options.`,
  optionCount: ({ type, found }: { type: string; found: number }) =>
    `The papers have five ${hasStatements(type) ? 'statements' : 'options'}; this has ${found}.`,
  oneSided: ({ value }: { value: string }) => `All statements are ${value}.`,
  marks: ({ label, marks, points }: { label: string; marks: number; points: number }) =>
    `Part ${label}: ${marks} marks do not divide into ${points} points of a quarter, a half or a whole mark.`,
  oldPaper: ({ year }: { year: number }) => `A paper of ${year} is more than 30 years old.`,
  emptyCells: ({ field, count }: { field: string; count: number }) =>
    `${field}: ${count === 1 ? 'a cell of a table is' : `${count} cells of tables are`} empty. Write – where nothing belongs.`,
  resembles: ({ ref }: { ref: string }) => `It resembles ${ref}.`,
});

export const inputMessages = defineInputMessages('studio.input', bangla.inputMessages, {
  notText: () => 'must be text',
  hasControl: () => 'has control characters in it',
  version: () => 'must be the version that was looked at',
  oneOf: ({ values }: { values: readonly string[] }) => `must be one of ${values.join(', ')}`,
  noSubject: ({ subject, prof }: { subject: string; prof: string }) => `${subject} is not a subject of ${prof}`,
  tooMany: ({ max }: { max: number }) => `must be a list of at most ${max}`,
  weight: ({ max }: { max: number }) => `must be a number above 0, at most ${max}`,
  notAnItem: () => 'must be the code of an item of the curriculum',
  notAPicture: () => 'must be the public id of a picture',
  marks: ({ max }: { max: number }) => `must be a number from 0 to ${max}`,
  year: () => `must be a year from ${YEARS.first}`,
  numberOutOfRange: ({ min, max }: { min: number; max: number }) => `must be a number from ${min} to ${max}`,
  oneChange: () => 'must have exactly one field',
  nameRequired: () => 'Give it a name.',
  notAnId: () => 'must be the id of a question',
  commentRequired: () => 'Say why.',
  notAField: () => 'must name a field of the question',
  notADay: () => 'must be a day such as 2026-11-29',
  notAToken: () => 'must be the token of a link',
  textRequired: () => 'must not be empty',
  textTooShort: ({ min }: { min: number }) => `must have at least ${min} characters`,
  outOfRange: ({ min, max }: { min: number; max: number }) => `must be a whole number from ${min} to ${max}`,
});
