import { banglaChoice, banglaNumber } from 'server/bangla.ts';

export const errorMessages = {
  noSuchQuestion: () => 'প্রশ্নটি পাওয়া যায়নি',
  idTaken: () => 'এই আইডি অন্য একটি উত্তরের।',
  idTime: () => 'উত্তরের আইডিতে সময় ভুল। এই ডিভাইসের ঘড়ি দেখুন।',
  logFull: ({ max }: { max: number }) => `আপনার রেকর্ডে ${banglaNumber(max)}টি উত্তর আছে, এটিই একটি অ্যাকাউন্টের সীমা।`,
  noteChanged: () => 'নোটটি অন্য একটি ডিভাইসে বদলানো হয়েছে।',
  otherType: ({ type }: { type: string }) => `উত্তরটি ${type} ধরনের প্রশ্নের সঙ্গে মেলে না।`,
  noOption: ({ key }: { key: string }) => `${key} নামে কোনো অপশন নেই।`,
  noPart: ({ label }: { label: string }) => `${label} নামে কোনো অংশ নেই।`,
  noPoint: ({ label, point }: { label: string; point: number }) =>
    `${label} অংশে মডেল উত্তরের ${banglaNumber(point)} নম্বর পয়েন্ট নেই।`,
  twice: ({ name }: { name: string }) => `উত্তরে ${name} দুবার আছে।`,
  noSuchAttempt: () => 'উত্তরটি পাওয়া যায়নি',
  undoOfPaper: () => 'পরীক্ষাপত্রের উত্তর ফিরিয়ে নেওয়া যায় না।',
  undoTooLate: () => 'উত্তর ফিরিয়ে নেওয়া যায় দশ মিনিটের মধ্যে।',
  notACursor: () => 'এটি এই তালিকার কার্সর নয়।',
  rebuilding: () => 'আগে থেকেই নতুন করে হিসাব চলছে।',
  wrongConfirmation: () => 'এটি আপনার অ্যাকাউন্টের ইমেইল নয়।',
};

export const inputMessages = {
  notUuidV7: () => 'সংস্করণ ৭-এর UUID হতে হবে',
  notUuid: () => 'UUID হতে হবে',
  notInstant: () => 'ISO 8601 আকারে সময় হতে হবে',
  notAnId: () => 'কোনো প্রশ্নের আইডি নয়',
  outOfRange: ({ min, max }: { min: number; max: number }) =>
    `${banglaNumber(min)} থেকে ${banglaNumber(max)} পর্যন্ত পূর্ণ সংখ্যা হতে হবে`,
  oneOf: ({ values }: { values: readonly string[] }) => `এগুলোর একটি হতে হবে: ${banglaChoice(values)}`,
  attempts: ({ max }: { max: number }) => `১ থেকে ${banglaNumber(max)}টি উত্তরের তালিকা হতে হবে`,
  ids: ({ max }: { max: number }) => `১ থেকে ${banglaNumber(max)}টি আইডি, কমা দিয়ে আলাদা`,
  notAnAnswer: () => 'sba, mtf ও saq-এর সর্বোচ্চ একটিসহ উত্তর হতে হবে',
  noteTooLong: ({ max }: { max: number }) => `${banglaNumber(max)} অক্ষরের বেশি লম্বা`,
  hasControl: () => 'ভেতরে নিয়ন্ত্রণ অক্ষর আছে',
  notText: () => 'লেখা হতে হবে',
  notAnUndo: () => 'উত্তরের পর দশ মিনিটের মধ্যে হতে হবে, পরীক্ষাপত্রের উত্তর নয়',
  notAPath: () => 'এই সাইটের ভেতরের ঠিকানা হতে হবে',
};
