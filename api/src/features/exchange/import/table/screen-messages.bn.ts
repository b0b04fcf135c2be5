import { banglaChoice, banglaDigits, banglaNumber } from 'server/bangla.ts';
import { type Message, wordsOf } from '../../../../http/messages.ts';
import { listed } from '../../messages.bn.ts';

type Names = { names: readonly string[]; more: number };
type Doubt = { field: string; words: readonly string[] };
type BijoyText = { fields: readonly string[]; from: string; to: string; doubts: readonly Doubt[] };

export const screenMessages = {
  brokenQuotes: () =>
    'উদ্ধৃতিচিহ্নের ভেতরে নয় এমন ঘরে উদ্ধৃতিচিহ্ন, বা শেষ উদ্ধৃতিচিহ্নের পরে লেখা: ঘরটি উদ্ধৃতিচিহ্নের ভেতরে রেখে ভেতরের প্রতিটি উদ্ধৃতিচিহ্ন ' +
    'দুবার লিখুন, অথবা “আরও সেটিংস” থেকে উদ্ধৃতিচিহ্ন যেমন আছে তেমন নিতে বলুন',
  strayPicture: () =>
    'এখানে একটি ছবি বা আঁকা শুরু হয়েছে, কিন্তু কোনো প্রশ্ন নেই: এটি সরান, অথবা “আরও সেটিংস” থেকে ছবি ছাড়াই সারি নিতে বলুন',
  dropPictures: ({ message }: { message: Message }) =>
    `${wordsOf(message)}: ছবি যোগ করুন, অথবা “আরও সেটিংস” থেকে ছবি ছাড়াই সারি নিতে বলুন`,
  refNotSet: ({ ref, where }: { ref: string; where: { ref: string } | { line: number } }) =>
    'ref' in where
      ? `ref ${ref} বসানো হয়নি: প্রশ্নটি আগে থেকেই প্রশ্নব্যাংকে আছে (${where.ref}); সারি প্রশ্ন বদলাতে পারলে ref বসবে`
      : `ref ${ref} বসানো হয়নি: প্রশ্নটি ${banglaDigits(where.line)} নম্বর লাইনে আগেই আছে`,
  bijoy: ({ fields, from, to, doubts }: BijoyText) =>
    `লেখাটি বিজয় বলে মনে হচ্ছে (${fields.join(', ')}): “${from}” ইউনিকোডে হয় “${to}”। ` +
    (doubts.length > 0
      ? `নিশ্চিতভাবে ইউনিকোড করা যায় না, কারণ: ${doubts.flatMap(({ words }) => words.map((word) => `“${word}”`)).join(', ')}।`
      : 'ইউনিকোড করবেন কি না, উপরে বেছে নিন।'),
  columnWithoutName: () => 'হেডারের একটি কলামের নাম নেই। সেটি কী, নিচে বলুন, অথবা বাদ দিন।',
  unknownColumns: ({ columns, isHeader }: { columns: Names; isHeader: boolean }) =>
    `হেডারে এমন কলাম আছে, যা টেমপ্লেটে নেই: ${listed(columns)}।${isHeader ? '' : ' এটি কি হেডার?'} কোনটি কী, নিচে বলুন।`,
  columnClaimed: ({ column, columns }: { column: string; columns: Names }) =>
    `হেডারের কয়েকটি কলাম ${column} হয়ে যাচ্ছে: ${listed(columns)}। আসলে কোনটি, নিচে বলুন।`,
  ankiWithoutColumns: ({ columns }: { columns: number }) =>
    `ফাইলের ${banglaNumber(columns)}টি ফিল্ডের নাম দেওয়া নেই। কোনটি কী, ক্রম ধরে নিচে বলুন।`,
  foreign: ({ kind, formats }: { kind: Message; formats: readonly string[] }) =>
    `এটি ${wordsOf(kind)}। ইমপোর্ট যা পড়তে পারে: ${formats.join(', ')}।`,
  otherFormat: ({ kind, format, own }: { kind: Message; format: string; own: readonly string[] }) =>
    `এটি ${wordsOf(kind)}, ${format} নয়: ফরম্যাট হিসেবে ${banglaChoice(own)} বেছে নিন।`,
};
