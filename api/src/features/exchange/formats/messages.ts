import { defineMessages } from '../../../http/messages.ts';
import * as bangla from './messages.bn.ts';

type Quote = { line: number; text: string };

/** What is wrong with a row of Aiken, GIFT, Moodle XML or MedMCQA, or cannot be carried. Fragments, as `rowMessages`. */
export const formatMessages = defineMessages('questions.format', bangla.formatMessages, {
  noOptions: () => 'no options (A. text, B. text) after the stem',
  optionExpected: ({ line, text, expected }: Quote & { expected: string }) =>
    `line ${line}, "${text}", looks like an option, but ${expected} comes next: write the options in order, as A. text`,
  lineOfStem: ({ line, text }: Quote) => `line ${line}, "${text}", looks like an option and is a part of the stem`,
  optionInside: ({ option, next }: { option: string; next: string }) =>
    `option ${option} seems to have option ${next} inside: begin each option on a line of its own`,
  textHasTags: () => 'a <text> has tags in it: write < as &lt;, or put the text in <![CDATA[…]]>',
  twice: ({ name }: { name: string }) => `<${name}> is given twice`,
  afterAnswer: ({ line, text }: Quote) =>
    `line ${line}, "${text}", stands behind the answer, where Aiken has no place for it`,
  noAnswer: () => 'no line ANSWER: with the letter of the right option',
  answerNotALetter: ({ answer }: { answer: string }) => `ANSWER: "${answer}" is not one letter`,
  answerNamesNoOption: ({ answer }: { answer: string }) => `ANSWER: ${answer} names an option that is not there`,
  giftTitle: () => 'the title is not closed: write it as ::Title::',
  giftBraces: () =>
    'a { or } that does not belong to its answers: write \\{ or \\} where it is text, and leave a blank line between questions',
  giftBeforeAnswers: ({ text }: { text: string }) => `"${text}" stands before the first answer, which = or ~ begins`,
  giftEquals: ({ text }: { text: string }) =>
    `"${text}" has a = inside an answer: write \\= where it is text, or begin a line with it where it begins an answer`,
  giftWeight: ({ text }: { text: string }) => `the weight "${text}" is not a number from -100 to 100`,
  unreadableGift: () => 'it has characters that Unicode does not have',
  questionTooLong: () => 'the question is too long',
  trueOrFalse: () => 'true or false of one statement is not supported: make it an option of an MTF question',
  numerical: () => 'a numerical answer is not supported',
  matching: () => 'matching is not supported',
  shortAnswer: () => 'a short answer is not supported',
  essay: () => 'an essay is not supported unless our export wrote it: write it as an SAQ in the template',
  description: () => 'a description is not a question',
  notSupported: ({ type }: { type: string }) => `${type} is not supported`,
  halfRight: () => 'an answer that is half right beside a right one is not supported',
  notTrueFalse: ({ columns }: { columns: readonly string[] }) =>
    `its columns are ${columns.map((name) => `"${name}"`).join(', ')}, not true and false`,
  severalRight: () => 'several answers are right, of which Moodle takes one; here each of them counts',
  noRightAnswer: () => 'no answer is right',
  badFraction: ({ number, text }: { number: number; text: string }) =>
    text === ''
      ? `answer ${number} has no fraction`
      : `the fraction "${text}" of answer ${number} is not a number from -100 to 100`,
  sharesNotWhole: ({ shares }: { shares: readonly number[] }) =>
    `the shares of the right answers (${shares.join(' + ')}) do not make 100 %; each of these answers counts as true`,
  notAFlag: ({ field, text }: { field: string; text: string }) => `${field}: "${text}" is neither true nor false`,
  badMoodleWeight: ({ row, column, text }: { row: string; column: string; text: string }) =>
    `the weight "${text}" of row "${row}" and column "${column}" is not a number, or is given twice`,
  badMarks: ({ label, text }: { label: string; text: string }) =>
    `the marks "${text}" of part ${label} are not a number`,
  partWithoutMarks: ({ label }: { label: string }) => `part ${label} has no marks: put them in brackets at its end`,
  otherGrade: ({ sum, grade }: { sum: number; grade: number }) =>
    `the parts have ${sum} marks, but the default grade is ${grade}, which is left out`,
  gradeShared: ({ grade, parts }: { grade: number; parts: number }) =>
    `no part has marks: the default grade ${grade} is divided among ${parts} parts`,
  statementWithoutKey: ({ number }: { number: number }) => `statement ${number} is neither true nor false`,
  otherScoring: ({ scoring }: { scoring: string }) =>
    `Moodle scores it by "${scoring}"; here each statement counts for itself`,
  hiddenInMoodle: () => 'it is hidden in Moodle, and shown here',
  elementsLost: ({ elements }: { elements: readonly string[] }) => `left out: ${elements.join(', ')}`,
  idNotARef: ({ id }: { id: string }) => `its ID number "${id}" is no ref and is left out`,

  fieldsLost: ({ fields }: { fields: readonly string[] }) =>
    `left out: ${fields.map((name) => `"${name}"`).join(', ')}, which MedMCQA does not have`,
  optionLost: ({ field }: { field: string }) => `${field}: MedMCQA has no further option than opd`,
  badCop: ({ cop, from, to }: { cop: string; from: number; to: number }) =>
    `cop ${cop} is no key from ${from} to ${to}`,
});
