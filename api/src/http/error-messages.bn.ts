import { banglaNumber } from 'server/bangla.ts';
import { type Message, wordsOf } from './messages.ts';

export const errorMessages = {
  input: () => 'মানটি ঠিক নেই',
  inputs: ({ problems }: { problems: readonly { path: string; text: Message }[] }) =>
    problems.map(({ path, text }) => (path ? `${path}: ${wordsOf(text)}` : wordsOf(text))).join('; '),
  logIn: () => 'লগ ইন করুন।',
  purchaseRequired: () => 'আরও পৃষ্ঠা দেখতে একটি প্ল্যান কিনুন।',
  tooManyRequests: () => 'খুব বেশি অনুরোধ এসেছে। কিছুক্ষণ পরে আবার চেষ্টা করুন।',
  callerLeft: () => 'কাজ শেষ হওয়ার আগেই সংযোগ বন্ধ হয়েছে।',
  unavailable: () => 'এই মুহূর্তে পাওয়া যাচ্ছে না। একটু পরে আবার চেষ্টা করুন।',
  internal: () => 'কিছু একটা ভুল হয়েছে।',
  noRoute: () => 'এমন কোনো ঠিকানা নেই।',
  badAddress: () => 'ঠিকানাটি ঠিকভাবে লেখা নেই।',
  unreadable: () => 'অনুরোধটি পড়া যায়নি।',
  invalidInformation: () => 'তথ্য ঠিক নেই। আবার চেষ্টা করুন।',
  notJson: () => 'UTF-8-এ JSON পাঠান।',
  badIdempotencyKey: () => 'Idempotency-Key ঠিকভাবে লেখা নেই।',
  idempotencyKeyReused: () => 'এই Idempotency-Key আগে অন্য একটি অনুরোধে পাঠানো হয়েছিল।',
  noUser: ({ userId }: { userId: string }) => `${userId} নামে কোনো ব্যবহারকারী নেই।`,
  noSuchUser: () => 'এমন কোনো ব্যবহারকারী নেই।',
};

export const inputMessages = {
  once: () => 'একবারই দিন',
  wholeNumber: () => '১ বা তার বড় পূর্ণ সংখ্যা হতে হবে',
  trueOrFalse: () => 'true বা false হতে হবে',
  flag: ({ name }: { name: string }) => `${name}: true বা false হতে হবে`,
  tooLong: ({ max }: { max: number }) => `${banglaNumber(max)} অক্ষরের বেশি লম্বা`,
  hasNul: () => 'ভেতরে NUL আছে',
  tooManyMarks: () => 'পরপর ৩০টির বেশি যুক্ত চিহ্ন আছে',
};
