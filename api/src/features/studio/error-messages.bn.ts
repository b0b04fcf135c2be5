import { YEARS } from 'question/appearances.ts';
import { hasStatements } from 'question/kinds/names.ts';
import { banglaChoice, banglaDigits, banglaNumber } from 'server/bangla.ts';

export const errorMessages = {
  noQuestion: () => 'এমন কোনো প্রশ্ন নেই।',
  noPicture: () => 'এমন কোনো ছবি নেই। আবার আপলোড করুন।',
  noComment: () => 'এমন কোনো মন্তব্য নেই।',
  noLink: () => 'এমন কোনো লিংক নেই।',
  badLink: () => 'লিংকটি ঠিক নয়। যিনি পাঠিয়েছেন, তাঁর কাছে আরেকটি চান।',
  linkOver: () => 'লিংকটির মেয়াদ শেষ। যিনি পাঠিয়েছেন, তাঁর কাছে আরেকটি চান।',
  notYourThread: () => 'যিনি আলোচনা শুরু করেছেন, তিনি বা কোনো যাচাইকারীই শুধু মীমাংসা হয়েছে বলতে পারেন।',
  tooManyComments: ({ max }: { max: number }) => `সর্বোচ্চ ${banglaNumber(max)}টি মন্তব্য করা যায়, আর জায়গা নেই।`,
  tooManyLinks: ({ max }: { max: number }) =>
    `একসঙ্গে সর্বোচ্চ ${banglaNumber(max)}টি লিংক চালু থাকতে পারে। আগে একটি বাতিল করুন।`,
  noReviewer: () => 'এমন যাচাইকারী বেছে নিন, যিনি এর কোনো অংশ লেখেননি।',
  commentRequired: () => 'কারণ লিখুন, বা কোনো ঘরে মন্তব্য করুন।',
  noPerson: () => 'এমন কোনো ব্যবহারকারী নেই।',
  changedSince: ({ current, version }: { current: number; version: number }) =>
    `এটি আর সংস্করণ ${banglaDigits(version)}-এ নেই, এখন সংস্করণ ${banglaDigits(current)}। আবার দেখুন।`,
  inReview: () => 'এটি যাচাইয়ের অপেক্ষায় আছে। বদলাতে চাইলে ফিরিয়ে নিন।',
  noDraft: () => 'এর কোনো খসড়া নেই।',
  notInReview: () => 'এটি যাচাইয়ের অপেক্ষায় নেই।',
  notPublished: () => 'পাঠক এটি দেখতে পান না।',
  nothingToUndo: () => 'ফিরিয়ে নেওয়ার মতো কিছু নেই।',
  notYours: () => 'অন্য লেখক এটি নিয়ে কাজ করছেন।',
  ownWork: () => 'এর কিছু অংশ আপনার লেখা: অনুমোদন করবেন অন্য কেউ।',
  forReviewers: () => 'এটি শুধু যাচাইকারী ফিরিয়ে নিতে পারেন।',
  lacks: ({ words }: { words: readonly string[] }) => `এখনও বাকি: ${words.join('; ')}।`,
  hasTwin: ({ ref }: { ref: string }) => `প্রশ্নটি প্রশ্নব্যাংকে আগে থেকেই আছে: ${ref}।`,
  formerTwin: ({ ref }: { ref: string }) => `প্রশ্নটি আগে যেমন ছিল, এখন ${ref} তেমন।`,
  notYourTwoFactor: () => 'নিজের দুই ধাপের লগ ইন প্রোফাইল থেকে কোড দিয়ে বন্ধ করুন।',
  forOwners: () => 'অ্যাডমিন ও মালিকের ভূমিকা শুধু মালিক দিতে বা ফেরত নিতে পারেন।',
  notYourself: () => 'নিজের যতটুকু অনুমতি আছে, তার বেশি নিজেকে দেওয়া যায় না।',
  lastAdministrator: () => 'ভূমিকা দেওয়ার মতো আর কেউ থাকবেন না।',
  forReviewersOnly: () => 'এটি যাচাইকারীদের জন্য।',
  tooManyItems: ({ max }: { max: number }) => `আইটেম ${banglaNumber(max)}টির বেশি হয়ে যাবে।`,
  isThere: () => 'এটি আগে থেকেই সেখানে আছে।',
  isTheirs: () => 'ইনি আগে থেকেই এর লেখক।',
  notAWriter: () => 'এঁর প্রশ্ন লেখার অনুমতি নেই।',
  changedMeanwhile: () => 'এটি এর মধ্যে বদলে গেছে।',
  noBulkChange: () => 'এমন কোনো বদল নেই।',
  tooManyViews: ({ max }: { max: number }) => `সর্বোচ্চ ${banglaNumber(max)}টি ভিউ রাখা যায়। আগে একটি সরান।`,
  noView: () => 'এমন কোনো ভিউ নেই।',
  notACursor: () => 'এটি এই তালিকার কার্সর নয়।',
};

export const lackMessages = {
  explanation: () => 'ব্যাখ্যা',
  reference: () => 'পড়ে দেখার মতো একটি রেফারেন্স',
  topic: () => 'টপিক',
  undecided: ({ statement }: { statement: string }) => `উক্তি ${statement} সত্য না মিথ্যা`,
  points: ({ label }: { label: string }) => `অংশ ${label}: আদর্শ উত্তরের পয়েন্ট`,
  twin: ({ ref }: { ref: string }) => `অন্য প্রশ্ন: এটি প্রশ্নব্যাংকে আগে থেকেই আছে, ${ref}`,
  refTaken: ({ ref }: { ref: string }) => `অন্য ref: ${ref} প্রশ্নব্যাংকের আরেকটি প্রশ্নের`,
  base: () => 'মিলিয়ে দেখা: পাঠক যা দেখেন, তা এর মধ্যে বদলেছে; খসড়াটি আবার সেভ করুন',
};

export const warningMessages = {
  cueWord: ({ option, word }: { option: string; word: string }) =>
    `অপশন ${option}-এ “${word}” লেখা আছে: এতেই উত্তর বোঝা যায়।`,
  longestKey: ({ option }: { option: string }) => `সঠিক উত্তর ${option} অন্য অপশনের চেয়ে অনেক লম্বা।`,
  optionCount: ({ type, found }: { type: string; found: number }) =>
    `পরীক্ষাপত্রে ${hasStatements(type) ? 'উক্তি' : 'অপশন'} থাকে ৫টি; এখানে আছে ${banglaNumber(found)}টি।`,
  oneSided: ({ value }: { value: string }) => `সব উক্তিই ${value === 'true' ? 'সত্য' : 'মিথ্যা'}।`,
  marks: ({ label, marks, points }: { label: string; marks: number; points: number }) =>
    `অংশ ${label}: ${banglaNumber(marks)} নম্বর ${banglaNumber(points)}টি পয়েন্টে ভাগ হয় না (প্রতি পয়েন্টে সিকি, আধা বা পুরো নম্বর)।`,
  oldPaper: ({ year }: { year: number }) => `${banglaDigits(year)} সালের পরীক্ষাপত্র ৩০ বছরের বেশি পুরোনো।`,
  emptyCells: ({ field, count }: { field: string; count: number }) =>
    `${field}: টেবিলের ${banglaNumber(count)}টি ঘর খালি। যেখানে কিছু বসে না, সেখানে – লিখুন।`,
  resembles: ({ ref }: { ref: string }) => `${ref}-এর সঙ্গে মিল আছে।`,
};

export const inputMessages = {
  notText: () => 'লেখা হতে হবে',
  hasControl: () => 'ভেতরে কন্ট্রোল ক্যারেক্টার আছে',
  version: () => 'যে সংস্করণ দেখা হয়েছে, সেটি দিন',
  oneOf: ({ values }: { values: readonly string[] }) => `এগুলোর একটি হতে হবে: ${banglaChoice(values)}`,
  noSubject: ({ subject, prof }: { subject: string; prof: string }) => `প্রফ ${prof}-এ ${subject} বিষয়টি নেই`,
  tooMany: ({ max }: { max: number }) => `সর্বোচ্চ ${banglaNumber(max)}টির তালিকা হতে হবে`,
  weight: ({ max }: { max: number }) => `০-এর বড়, সর্বোচ্চ ${banglaNumber(max)}, এমন সংখ্যা হতে হবে`,
  notAnItem: () => 'কারিকুলামের কোনো আইটেমের কোড হতে হবে',
  notAPicture: () => 'কোনো ছবির আইডি হতে হবে',
  marks: ({ max }: { max: number }) => `০ থেকে ${banglaNumber(max)} পর্যন্ত সংখ্যা হতে হবে`,
  year: () => `${banglaDigits(YEARS.first)} বা তার পরের কোনো সাল হতে হবে`,
  numberOutOfRange: ({ min, max }: { min: number; max: number }) =>
    `${banglaNumber(min)} থেকে ${banglaNumber(max)} পর্যন্ত সংখ্যা হতে হবে`,
  oneChange: () => 'ঠিক একটি ফিল্ড থাকতে হবে',
  nameRequired: () => 'একটি নাম দিন।',
  notAnId: () => 'কোনো প্রশ্নের আইডি হতে হবে',
  commentRequired: () => 'কারণ লিখুন।',
  notAField: () => 'প্রশ্নের কোনো ফিল্ডের নাম হতে হবে',
  notADay: () => 'তারিখ হতে হবে, যেমন 2026-11-29',
  notAToken: () => 'কোনো লিংকের টোকেন হতে হবে',
  textRequired: () => 'খালি রাখা যাবে না',
  textTooShort: ({ min }: { min: number }) => `অন্তত ${banglaNumber(min)}টি অক্ষর থাকতে হবে`,
  outOfRange: ({ min, max }: { min: number; max: number }) =>
    `${banglaNumber(min)} থেকে ${banglaNumber(max)} পর্যন্ত পূর্ণ সংখ্যা হতে হবে`,
};
