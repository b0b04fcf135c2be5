import { banglaChoice, banglaNumber } from 'server/bangla.ts';

type Range = { min: number; max: number };

export const inputMessages = {
  noBoard: ({ boards }: { boards: readonly string[] }) =>
    `এমন কোনো বোর্ড নেই। এগুলোর একটি বেছে নিন: ${banglaChoice(boards)}।`,
  noYear: ({ years }: { years: readonly string[] }) =>
    `এমন কোনো পেশাগত পরীক্ষা নেই। এগুলোর একটি বেছে নিন: ${banglaChoice(years)}।`,
  someSubjects: ({ max }: { max: number }) => `১ থেকে ${banglaNumber(max)}টি বিষয় বেছে নিন।`,
  noSubject: ({ subject, subjects }: { subject: string; subjects: readonly string[] }) =>
    `${subject} এই পেশাগত পরীক্ষার বিষয় নয়। এগুলো থেকে বেছে নিন: ${banglaChoice(subjects)}।`,
  subjectTwice: ({ subject }: { subject: string }) => `${subject} দুবার আছে। প্রতিটি বিষয় একবার দিন।`,
  notADay: () => 'ক্যালেন্ডারে এমন দিন নেই। এভাবে লিখুন: 2027-05-10।',
  examTooEarly: () => 'পরীক্ষার জন্য আজকের পরের একটি দিন বেছে নিন।',
  examTooLate: () => 'পরীক্ষার জন্য আগামী দুই বছরের মধ্যে একটি দিন বেছে নিন।',
  restDays: ({ days }: { days: readonly string[] }) => `বিশ্রামের দিন এগুলোর তালিকা: ${banglaChoice(days)}।`,
  noStudyDay: () => 'সপ্তাহে অন্তত একটি দিন প্রশ্নের জন্য রাখুন।',
  someItems: ({ max }: { max: number }) => `পাঠ্যক্রমের ১ থেকে ${banglaNumber(max)}টি আইটেম বা কার্ড বেছে নিন।`,
  tooManyItems: ({ max }: { max: number }) => `এই কার্ডগুলোতে ${banglaNumber(max)}টির বেশি আইটেম আছে। কম বেছে নিন।`,
  noItem: ({ item }: { item: string }) => `${item} পাঠ্যক্রমের কোনো আইটেম বা কার্ড নয়।`,
  targetTooEarly: () => 'আজকের পরের একটি দিন বেছে নিন।',
  targetTooLate: () => 'আগামী এক বছরের মধ্যে একটি দিন বেছে নিন।',
  minutes: ({ min, max }: Range) =>
    `দিনে কত মিনিট তা ${banglaNumber(min)} থেকে ${banglaNumber(max)} পর্যন্ত পূর্ণ সংখ্যায় দিন, বা পরামর্শ পেতে ফাঁকা রাখুন।`,
  outOfRange: ({ min, max }: Range) => `${banglaNumber(min)} থেকে ${banglaNumber(max)} পর্যন্ত পূর্ণ সংখ্যা হতে হবে`,
};

export const errorMessages = {
  noQuestions: () => 'এই আইটেমগুলোর এমন কোনো প্রশ্ন নেই যা আপনি এখন পড়তে পারেন।',
  tooManyQuestions: ({ max }: { max: number }) =>
    `এই আইটেমগুলোতে ${banglaNumber(max)}টির বেশি প্রশ্ন আছে। কম আইটেম বেছে নিন।`,
  tooManyTargets: ({ max }: { max: number }) => `আপনার ${banglaNumber(max)}টি লক্ষ্য আছে। নতুন একটি যোগ করতে একটি সরান।`,
};
