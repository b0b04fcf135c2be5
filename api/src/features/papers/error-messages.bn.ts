import type { KindCounts } from 'question/kinds/names.ts';
import { banglaChoice, banglaNumber } from 'server/bangla.ts';

const countsOf = ({ mtf, sba, saq }: KindCounts) =>
  [mtf && `${banglaNumber(mtf)} MTF`, sba && `${banglaNumber(sba)} SBA`, saq && `${banglaNumber(saq)} SAQ`]
    .filter(Boolean)
    .join(', ');

export const titles = {
  sitting: ({ subject, board, when }: { subject: string; board: string; when: string }) =>
    `${subject}, ${board}, ${when}`,
  mix: ({ subjects, ...counts }: KindCounts & { subjects: string }) => `${subjects}: ${countsOf(counts)}`,
};

export const errorMessages = {
  tooMany: ({ max }: { max: number }) => `আপনার অ্যাকাউন্টে ${banglaNumber(max)}টি পরীক্ষাপত্র আছে, এটিই সীমা।`,
  noPaper: () => 'পরীক্ষাপত্রটি পাওয়া যায়নি',
  noRule: ({ rule }: { rule: string }) => `${rule} নামে নম্বর দেওয়ার কোনো নিয়ম নেই।`,
  noSitting: () => 'এই পর্বের কোনো প্রশ্ন এখানে নেই।',
  noMatch: () => 'কোনো প্রশ্ন মেলেনি। আরও টপিক, বোর্ড বা সাল, বা অন্য উৎস বেছে নিন।',
  tooLong: ({ max }: { max: number }) => `একটি পরীক্ষাপত্রে সর্বোচ্চ ${banglaNumber(max)}টি প্রশ্ন থাকে।`,
  idTaken: () => 'এই আইডি অন্য একটি পরীক্ষাপত্রের।',
  notACursor: () => 'এটি এই তালিকার কার্সর নয়।',
  noItem: ({ number }: { number: number }) => `পরীক্ষাপত্রে ${banglaNumber(number)} নম্বর প্রশ্ন নেই।`,
  over: () => 'পরীক্ষার সময় শেষ। পরে যা এসেছে তা অনুশীলন হিসেবে রাখা হয়েছে।',
  ticksTooEarly: () => 'পরীক্ষার সংক্ষিপ্ত উত্তরে নম্বর দেওয়া হয় পরীক্ষা শেষে।',
  poolOfReader: () => 'নিজের রেকর্ড দেখে প্রশ্ন বাছতে লগ ইন করুন।',
};

export const inputMessages = {
  oneSource: () => 'sitting, mix বা copy_of, ঠিক একটি দিন।',
  notUuid: () => 'UUID হতে হবে',
  notInstant: () => 'ISO 8601 আকারে সময় হতে হবে',
  outOfRange: ({ min, max }: { min: number; max: number }) =>
    `${banglaNumber(min)} থেকে ${banglaNumber(max)} পর্যন্ত পূর্ণ সংখ্যা হতে হবে`,
  oneOf: ({ values }: { values: readonly string[] }) => `এগুলোর একটি হতে হবে: ${banglaChoice(values)}`,
  noSubject: ({ subject, prof }: { subject: string; prof: string }) => `${prof} পরীক্ষায় ${subject} বিষয়টি নেই`,
  someSubjects: ({ max }: { max: number }) => `১ থেকে ${banglaNumber(max)}টি বিষয় হতে হবে`,
  noQuestions: ({ max }: { max: number }) => `১ থেকে ${banglaNumber(max)}টি প্রশ্ন চাইতে হবে`,
  yearsReversed: () => 'from_year আছে to_year-এর পরে',
  answers: ({ max }: { max: number }) => `১ থেকে ${banglaNumber(max)}টি উত্তরের তালিকা হতে হবে`,
  notText: () => 'লেখা হতে হবে',
  tooOld: () => 'গত ৪০০ দিনের মধ্যে হতে হবে',
  notAQuestion: () => 'কোনো প্রশ্নের আইডি হতে হবে',
  beforeStart: () => 'started_at-এর আগে',
  twice: () => 'প্রতিটি প্রশ্ন একবারই থাকতে পারে',
};
