import { defineMessages, type Message, wordsOf } from '../../../http/messages.ts';
import { clozeMessages } from '../../../texts/messages.ts';
import * as bangla from './messages.bn.ts';

type Field = { field: string };
type Licence = { licence: string };

const inRow = (messages: readonly Message[]) => messages.map(wordsOf).join('; ');

/** Reasons to refuse a question, and warnings. They are fragments, which a report joins. */
export const rowMessages = {
  ...clozeMessages,
  ...defineMessages('questions.row', bangla.rowMessages, {
    several: ({ messages }: { messages: readonly Message[] }) => inRow(messages),
    sentence: ({ message }: { message: Message }) => `${wordsOf(message)}.`,
    inOption: ({ option, message }: { option: string; message: Message }) => `option ${option}: ${wordsOf(message)}`,
    inItem: ({ list, number, message }: { list: string; number: number; message: Message }) =>
      `${list} ${number}: ${wordsOf(message)}`,
    boardWithoutYears: () => 'a board is given without years',
    yearsWithoutBoard: () => 'years are given without a board',
    notAYear: ({ text }: { text: string }) => `years: "${text}" is not a year such as 2023 or 2023 May`,
    notAPaper: ({ text }: { text: string }) => `appearances: "${text}" is not a paper such as DHK 2023 May`,
    notANumber: ({ field, text }: Field & { text: string }) => `${field}: "${text}" is not a number`,
    notAWeight: ({ field, text }: Field & { text: string }) =>
      `${field}: "${text}" is not a number; between weights stands a semicolon, as in 1;2;1`,
    lostIn: ({ loss, fields }: { loss: Message; fields: readonly string[] }) =>
      `${wordsOf(loss)} (${fields.join(', ')})`,
    cannotBeKept: ({ loss }: { loss: Message }) => `${wordsOf(loss)} cannot be kept`,
    dropped: ({ losses }: { losses: readonly Message[] }) => `dropped: ${inRow(losses)}`,
    sameOptions: ({ one, other }: { one: string; other: string }) => `options ${one} and ${other} are the same`,
    alikeOptions: ({ one, other }: { one: string; other: string }) =>
      `options ${one} and ${other} differ in capitals alone`,
    sourceMissing: () => 'its source is missing: say where the picture comes from',
    licenceMissing: () => 'its licence is missing: give one that allows sale, such as own work or CC BY 4.0',
    licenceUnknown: ({ licence }: Licence) =>
      `the licence "${licence}" is not known: give one that allows sale, such as CC BY 4.0, or use another picture`,
    notForSale: ({ licence }: Licence) =>
      `the licence ${licence} forbids use in paid content: use a picture that may be sold, such as one under CC BY 4.0`,
    yearToCome: ({ year, thisYear }: { year: number; thisYear: number }) =>
      `year ${year} is after this one, ${thisYear}`,
  }),
};
