import { banglaDigits, banglaNumber } from 'server/bangla.ts';

type Quote = { line: number; text: string };

const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ');
const lineOf = ({ line, text }: Quote) => `লাইন ${banglaDigits(line)}, “${text}”,`;

export const formatMessages = {
  noOptions: () => 'প্রশ্নের পরে কোনো অপশন (A. text, B. text) নেই',
  optionExpected: ({ line, text, expected }: Quote & { expected: string }) =>
    `${lineOf({ line, text })} অপশনের মতো, কিন্তু এর পরে ${expected} আসার কথা: অপশনগুলো ক্রমে A. text এভাবে লিখুন`,
  lineOfStem: ({ line, text }: Quote) => `${lineOf({ line, text })} অপশনের মতো, তবে প্রশ্নের মূল অংশ ধরা হয়েছে`,
  optionInside: ({ option, next }: { option: string; next: string }) =>
    `অপশন ${option}-এর ভেতরে অপশন ${next} আছে বলে মনে হচ্ছে: প্রতিটি অপশন নতুন লাইনে শুরু করুন`,
  textHasTags: () => 'একটি <text>-এর ভেতরে ট্যাগ আছে: < লিখুন &lt; হিসেবে, অথবা লেখাটি <![CDATA[…]]>-এর ভেতরে রাখুন',
  twice: ({ name }: { name: string }) => `<${name}> দুবার দেওয়া হয়েছে`,
  afterAnswer: ({ line, text }: Quote) => `${lineOf({ line, text })} উত্তরের পরে আছে; Aiken ফরম্যাটে এর জায়গা নেই`,
  noAnswer: () => 'সঠিক অপশনের অক্ষরসহ ANSWER: লাইনটি নেই',
  answerNotALetter: ({ answer }: { answer: string }) => `ANSWER: “${answer}” একটি অক্ষর নয়`,
  answerNamesNoOption: ({ answer }: { answer: string }) => `ANSWER: ${answer} নামের কোনো অপশন নেই`,
  giftTitle: () => 'শিরোনাম শেষ হয়নি: ::Title:: এভাবে লিখুন',
  giftBraces: () =>
    'একটি { বা } আছে, যা উত্তরের নয়: লেখার অংশ হলে \\{ বা \\} লিখুন, আর দুই প্রশ্নের মাঝে একটি ফাঁকা লাইন রাখুন',
  giftBeforeAnswers: ({ text }: { text: string }) => `“${text}” প্রথম উত্তরের আগে আছে; উত্তর শুরু হয় = বা ~ দিয়ে`,
  giftEquals: ({ text }: { text: string }) =>
    `“${text}”: উত্তরের ভেতরে = আছে; লেখার অংশ হলে \\= লিখুন, আর উত্তরের শুরু হলে = দিয়ে নতুন লাইন শুরু করুন`,
  giftWeight: ({ text }: { text: string }) => `“${text}” -১০০ থেকে ১০০ পর্যন্ত সংখ্যা নয়`,
  unreadableGift: () => 'এতে এমন অক্ষর আছে, যা ইউনিকোডে নেই',
  questionTooLong: () => 'প্রশ্নটি বেশি লম্বা',
  trueOrFalse: () => 'একটিমাত্র উক্তির সত্য-মিথ্যা প্রশ্ন নেওয়া হয় না: উক্তিটি কোনো MTF প্রশ্নের অপশন করুন',
  numerical: () => 'সংখ্যায় উত্তরের প্রশ্ন নেওয়া হয় না',
  matching: () => 'মেলানোর প্রশ্ন নেওয়া হয় না',
  shortAnswer: () => 'ছোট উত্তরের প্রশ্ন নেওয়া হয় না',
  essay: () => 'রচনামূলক প্রশ্ন আমাদের এক্সপোর্টের না হলে নেওয়া হয় না: টেমপ্লেটে SAQ হিসেবে লিখুন',
  description: () => 'বিবরণ কোনো প্রশ্ন নয়',
  notSupported: ({ type }: { type: string }) => `${type} নেওয়া হয় না`,
  halfRight: () => 'সঠিক উত্তরের পাশে আংশিক সঠিক উত্তর নেওয়া হয় না',
  notTrueFalse: ({ columns }: { columns: readonly string[] }) => `এর কলাম ${quoted(columns)}; সত্য ও মিথ্যা নয়`,
  severalRight: () => 'কয়েকটি উত্তর সঠিক; Moodle তার একটি নেয়, এখানে প্রতিটিই ধরা হয়',
  noRightAnswer: () => 'কোনো উত্তরই সঠিক নয়',
  badFraction: ({ number, text }: { number: number; text: string }) =>
    text === ''
      ? `উত্তর ${banglaDigits(number)}: fraction নেই`
      : `উত্তর ${banglaDigits(number)}: fraction “${text}” -১০০ থেকে ১০০ পর্যন্ত সংখ্যা নয়`,
  sharesNotWhole: ({ shares }: { shares: readonly number[] }) =>
    `সঠিক উত্তরগুলোর ভাগ (${shares.join(' + ')}) মিলিয়ে ১০০% হয় না; এখানে প্রতিটিই সত্য ধরা হয়`,
  notAFlag: ({ field, text }: { field: string; text: string }) => `${field}: “${text}” true বা false কোনোটিই নয়`,
  badMoodleWeight: ({ row, column, text }: { row: string; column: string; text: string }) =>
    `সারি “${row}”, কলাম “${column}”: গুরুত্ব “${text}” সংখ্যা নয়, বা দুবার দেওয়া`,
  badMarks: ({ label, text }: { label: string; text: string }) => `অংশ ${label}: নম্বর “${text}” সংখ্যা নয়`,
  partWithoutMarks: ({ label }: { label: string }) => `অংশ ${label}: নম্বর নেই; শেষে বন্ধনীতে লিখুন`,
  otherGrade: ({ sum, grade }: { sum: number; grade: number }) =>
    `অংশগুলোর মোট নম্বর ${banglaNumber(sum)}, কিন্তু default grade ${banglaNumber(grade)}; সেটি বাদ গেছে`,
  gradeShared: ({ grade, parts }: { grade: number; parts: number }) =>
    `কোনো অংশের নম্বর নেই: default grade ${banglaNumber(grade)} ভাগ করে দেওয়া হয়েছে ${banglaNumber(parts)}টি অংশে`,
  statementWithoutKey: ({ number }: { number: number }) => `উক্তি ${banglaDigits(number)} সত্য না মিথ্যা, বলা নেই`,
  otherScoring: ({ scoring }: { scoring: string }) =>
    `Moodle এর নম্বর দেয় “${scoring}” নিয়মে; এখানে প্রতিটি উক্তির নম্বর আলাদা`,
  hiddenInMoodle: () => 'Moodle-এ লুকানো, এখানে দেখা যাবে',
  elementsLost: ({ elements }: { elements: readonly string[] }) => `বাদ গেছে: ${elements.join(', ')}`,
  idNotARef: ({ id }: { id: string }) => `এর আইডি নম্বর “${id}” ref হতে পারে না, তাই বাদ গেছে`,

  fieldsLost: ({ fields }: { fields: readonly string[] }) => `বাদ গেছে: ${quoted(fields)}; MedMCQA-তে এগুলো থাকে না`,
  optionLost: ({ field }: { field: string }) => `${field}: MedMCQA-তে opd-র পরে আর অপশন নেই`,
  badCop: ({ cop, from, to }: { cop: string; from: number; to: number }) =>
    `cop ${cop} ঠিক নয়: ${banglaDigits(from)} থেকে ${banglaDigits(to)} হতে হবে`,
};
