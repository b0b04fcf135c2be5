import { banglaDigits, banglaNumber } from 'server/bangla.ts';
import { type Message, wordsOf } from '../../../http/messages.ts';
import { banglaName } from './bangla-names.ts';

type Field = { field: string };
type Licence = { licence: string };

const inRow = (messages: readonly Message[]) => messages.map(wordsOf).join('; ');

export const rowMessages = {
  several: ({ messages }: { messages: readonly Message[] }) => inRow(messages),
  sentence: ({ message }: { message: Message }) => `${wordsOf(message)}।`,
  inOption: ({ option, message }: { option: string; message: Message }) => `অপশন ${option}: ${wordsOf(message)}`,
  inItem: ({ list, number, message }: { list: string; number: number; message: Message }) =>
    `${banglaName(list)} ${banglaNumber(number)}: ${wordsOf(message)}`,
  boardWithoutYears: () => 'বোর্ড দেওয়া আছে, কিন্তু সাল নেই',
  yearsWithoutBoard: () => 'সাল দেওয়া আছে, কিন্তু বোর্ড নেই',
  notAYear: ({ text }: { text: string }) => `সাল: “${text}” কোনো সাল নয়; লিখুন 2023 বা 2023 May-এর মতো করে`,
  notAPaper: ({ text }: { text: string }) => `পরীক্ষাপত্র: “${text}” কোনো পরীক্ষাপত্র নয়; লিখুন DHK 2023 May-এর মতো করে`,
  notANumber: ({ field, text }: Field & { text: string }) => `${field}: “${text}” সংখ্যা নয়`,
  notAWeight: ({ field, text }: Field & { text: string }) =>
    `${field}: “${text}” সংখ্যা নয়; গুরুত্বগুলোর মাঝে সেমিকোলন দিন, যেমন 1;2;1`,
  lostIn: ({ loss, fields }: { loss: Message; fields: readonly string[] }) => `${wordsOf(loss)} (${fields.join(', ')})`,
  cannotBeKept: ({ loss }: { loss: Message }) => `রাখা যায় না: ${wordsOf(loss)}`,
  dropped: ({ losses }: { losses: readonly Message[] }) => `বাদ যাবে: ${inRow(losses)}`,
  sameOptions: ({ one, other }: { one: string; other: string }) => `অপশন ${one} ও ${other} একই`,
  alikeOptions: ({ one, other }: { one: string; other: string }) =>
    `অপশন ${one} ও ${other}-এর পার্থক্য শুধু বড় হাতের ও ছোট হাতের অক্ষরে`,
  sourceMissing: () => 'উৎস দেওয়া নেই: ছবিটি কোথা থেকে নেওয়া, লিখুন',
  licenceMissing: () => 'লাইসেন্স দেওয়া নেই: বিক্রির অনুমতি আছে এমন লাইসেন্স দিন, যেমন নিজের তৈরি বা CC BY 4.0',
  licenceUnknown: ({ licence }: Licence) =>
    `“${licence}” চেনা কোনো লাইসেন্স নয়: বিক্রির অনুমতি আছে এমন লাইসেন্স দিন, যেমন CC BY 4.0, অথবা অন্য ছবি দিন`,
  notForSale: ({ licence }: Licence) =>
    `${licence} লাইসেন্সের ছবি টাকার বিনিময়ে দেখানো যায় না: বিক্রি করা যায় এমন ছবি দিন, যেমন CC BY 4.0 লাইসেন্সের`,
  yearToCome: ({ year, thisYear }: { year: number; thisYear: number }) =>
    `${banglaDigits(year)} সাল এ বছরের (${banglaDigits(thisYear)}) পরে`,
};
