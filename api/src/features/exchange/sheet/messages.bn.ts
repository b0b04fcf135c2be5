import { banglaDigits, banglaList, banglaNumber } from 'server/bangla.ts';
import { type Message, wordsOf } from '../../../http/messages.ts';
import { listed } from '../messages.bn.ts';

type Count = { max: number };
type Cell = { cell: string };
type Names = { names: readonly string[]; more: number };

export const sheetMessages = {
  cellOutside: ({ cell }: Cell) => `${cell} ঘরটি টেমপ্লেটের কলামের বাইরে`,
  cellIsError: ({ cell }: Cell) => `${cell} ঘরে স্প্রেডশিটের ভুলবার্তা আছে: কলামটির ফরম্যাট টেক্সট করুন`,
  cellIsDate: ({ cell }: Cell) =>
    `${cell} ঘরটি তারিখ: যা লেখা ছিল, স্প্রেডশিট তা বদলে দিয়েছে; কলামটির ফরম্যাট টেক্সট করে আবার লিখুন`,
  cellFormat: ({ cell }: Cell) =>
    `${cell} ঘরের সংখ্যার ফরম্যাট ইমপোর্ট বুঝতে পারে না: কলামটির ফরম্যাট টেক্সট করে যেমন পড়া হবে তেমন লিখুন`,
  cellShowsNothing: ({ cell }: Cell) => `${cell} ঘরের লেখা তার ফরম্যাটের কারণে লুকানো: লেখাটি দেখান বা মুছুন`,
  cellNegativeByColour: ({ cell }: Cell) =>
    `${cell} ঘরের সংখ্যাটি যে ঋণাত্মক, তা শুধু রঙে বোঝা যায়: বিয়োগ চিহ্ন আছে এমন ফরম্যাট বেছে নিন`,
  cellTooPrecise: ({ cell }: Cell) =>
    `${cell} ঘরের সংখ্যায় ১৫টির বেশি অঙ্ক, যা স্প্রেডশিট বদলে ফেলে: কলামটির ফরম্যাট টেক্সট করে আবার লিখুন`,
  cellUnreadable: ({ cell }: Cell) => `${cell} ঘরটি স্প্রেডশিট যেভাবে লেখে সেভাবে লেখা নয়: আবার টাইপ করুন`,
  cellNotCalculated: ({ cell }: Cell) => `${cell} ঘরের ফর্মুলার ফল ফাইলে নেই: ফাইলটি স্প্রেডশিট প্রোগ্রামে খুলে সেভ করুন`,
  cellWithoutText: ({ cell }: Cell) =>
    `${cell} ঘরে মান আছে, কিন্তু যা দেখা যায় সেই লেখা নেই: ফাইলটি স্প্রেডশিট প্রোগ্রামে খুলে সেভ করুন`,
  cellsMerged: ({ cells }: { cells: string }) => `${cells} ঘরগুলো জোড়া দেওয়া: আলাদা করে প্রতিটি পূরণ করুন`,
  cellPastLast: ({ cell }: Cell) => `${cell} ঘরটি Excel-এর শেষ কলামেরও পরে`,
  cellTooLong: ({ cell, max }: Cell & Count) => `${cell} ঘরের জন্য সারিটি ${banglaNumber(max)} অক্ষরের চেয়ে লম্বা`,
  rowHidden: () => 'সারিটি শিটে লুকানো, তবু নেওয়া হয়েছে',
  rowRepeated: ({ line, times }: { line: number; times: number }) =>
    `সারি ${banglaDigits(line)} থেকে ${banglaDigits(line + times - 1)} হুবহু এক: যেগুলো প্রশ্ন নয়, সেগুলো মুছুন`,
  columnHidden: ({ column, name }: { column: string; name: string }) =>
    `কলাম ${column} (${name}) শিটে লুকানো, তবু নেওয়া হয়েছে`,
  sheetsNotRead: ({ sheet, names, more }: Names & { sheet: string }) =>
    `পড়া হয়নি: শিট ${listed({ names, more })}; প্রশ্ন নেওয়া হয়েছে “${sheet}” থেকে`,
  commentsLost: ({ cells }: { cells: readonly string[] }) => `বাদ গেছে: ${banglaList(cells)} ঘরের মন্তব্য`,
  linkLost: ({ cell }: Cell) => `বাদ গেছে: ${cell} ঘরের লিংকের ঠিকানা`,
  conditionalFormat: ({ cells }: { cells: string }) =>
    `${cells} ঘরের শর্তাধীন ফরম্যাট লেখা কেটে দেয় বা সংখ্যা বদলায়; ইমপোর্ট তা দেখতে পায় না`,
  shapesLost: ({ sheet }: { sheet: string }) => `বাদ গেছে: “${sheet}” শিটের ছবি বা আঁকা`,
  strayPicture: () =>
    'এখানে একটি ছবি বা আঁকা শুরু হয়েছে, কিন্তু কোনো প্রশ্ন নেই; --drop-pictures দিলে এটি ছাড়া বাকিগুলো নেওয়া হয়',
};

export const workbookMessages = {
  notAWorkbook: () => 'ফাইলটি Excel ফাইল (.xlsx) হিসেবে পড়া যায়নি: ফাইলটি নষ্ট, পাসওয়ার্ড দেওয়া বা পুরোনো .xls ফরম্যাটের।',
  notAnOds: () => 'ফাইলটি OpenDocument স্প্রেডশিট (.ods) হিসেবে পড়া যায়নি: ফাইলটি নষ্ট, বা পাসওয়ার্ড দেওয়া।',
  emptySheet: () => 'ফাইলে লেখা আছে এমন কোনো শিট দেখা যাচ্ছে না।',
  partTooLarge: ({ part }: { part: string }) => `ফাইলের ${part} অংশটি আনজিপ করলে বেশি বড়।`,
  workbookTooLarge: () => 'ফাইলটি আনজিপ করলে বেশি বড়।',
  sheetTooLarge: () => 'ফাইলটি আনজিপ করলে বেশি বড়: ভাগ করে ইমপোর্ট করুন।',
  tooManyTexts: () => 'ফাইলে বেশি লেখা আছে: ভাগ করে ইমপোর্ট করুন।',
  tooManySheets: ({ max }: Count) => `ফাইলে ${banglaNumber(max)}টির বেশি শিট আছে।`,
  tooManyRelations: () => 'ফাইলে অংশ বা লিংকের সংখ্যা বেশি।',
  tooManyExtras: ({ max }: Count) => `শিটে জোড়া দেওয়া ঘর, লিংক বা মন্তব্য ${banglaNumber(max)}টির বেশি।`,
  tooManyFormats: ({ max }: Count) => `ফাইলে ঘরের ফরম্যাট ${banglaNumber(max)}টির বেশি।`,
  tooManyPictures: ({ max }: Count) => `ফাইলে ${banglaNumber(max)}টির বেশি সারিতে ছবি আছে।`,
  tagTooLong: () => 'ফাইলের কোনো ট্যাগ 1 MB-এর চেয়ে বড়।',
  tooDeep: ({ max }: Count) => `ফাইলে একটির ভেতরে আরেকটি করে ${banglaNumber(max)} স্তরের বেশি এলিমেন্ট আছে।`,
  cellTooLong: ({ cell, max }: Cell & Count) =>
    `${cell} ঘরটি ${banglaNumber(max)} অক্ষরের চেয়ে লম্বা: এর পরের কিছুই পড়া হয়নি।`,
  textTooLong: ({ number, max }: { number: number } & Count) =>
    `ফাইলের ${banglaDigits(number)} নম্বর লেখা (xl/sharedStrings.xml) ${banglaNumber(max)} অক্ষরের চেয়ে লম্বা: এর পরের কিছুই পড়া হয়নি।`,
  badHeader: ({ message }: { message: Message }) => `হেডার: ${wordsOf(message)}।`,
};
