import { banglaChoice, banglaNumber } from 'server/bangla.ts';

export const errorMessages = {
  noSuchQuestion: () => 'প্রশ্নটি পাওয়া যায়নি',
  noReport: () => 'এমন কোনো রিপোর্ট নেই।',
  isAnswered: () => 'অন্য কেউ এই রিপোর্টের উত্তর দিয়েছেন।',
  notACursor: () => 'এটি এই তালিকার কার্সর নয়।',
};

export const inputMessages = {
  notText: () => 'লেখা হতে হবে',
  hasControl: () => 'ভেতরে নিয়ন্ত্রণ অক্ষর আছে',
  notAQuestion: () => 'কোনো প্রশ্নের আইডি হতে হবে',
  notAReport: () => 'কোনো রিপোর্টের আইডি হতে হবে',
  oneOf: ({ values }: { values: readonly string[] }) => `এগুলোর একটি হতে হবে: ${banglaChoice(values)}`,
  sayWhat: () => 'কী ভুল তা লিখুন।',
  answerRequired: () => 'আপনি কী পেয়েছেন তা লিখুন।',
  outOfRange: ({ min, max }: { min: number; max: number }) =>
    `${banglaNumber(min)} থেকে ${banglaNumber(max)} পর্যন্ত পূর্ণ সংখ্যা হতে হবে`,
};
