import { banglaNumber } from 'server/bangla.ts';
import { type Message, wordsOf } from '../../http/messages.ts';

export const problemMessages = {
  at: ({ place, problem }: { place: string; problem: Message }) => `${place}: ${wordsOf(problem)}`,
  tooLong: ({ max }: { max: number }) => `${banglaNumber(max)} অক্ষরের বেশি লম্বা`,
  hasControls: () => 'ভেতরে কন্ট্রোল ক্যারেক্টার আছে',
  noFrontMatter: () => 'শুরুতে --- লাইন, তারপর title ও date, তারপর আরেকটি --- থাকতে হবে',
  notYaml: ({ error }: { error: string }) => `প্রথম অংশ YAML নয়: ${error}`,
  noText: () => 'কোনো লেখা নেই',
  badLink: ({ href }: { href: string }) =>
    `${href} ঠিকানার লিংক আছে: লিংক হতে পারে https:// বা mailto: ঠিকানা, অথবা এই সাইটের কোনো পেজ`,
  lost: ({ loss }: { loss: Message }) => `এতে যা আছে, আর্টিকেলে দেখানো যায় না: ${wordsOf(loss)}; সরান`,
  badPicture: ({ path }: { path: string }) =>
    `${path} দেখানো হয়েছে: ছবি হতে হবে pictures/ ফোল্ডারের ফাইল, যেমন pictures/heart.webp`,
  noPicture: ({ path }: { path: string }) => `${path} নেই: ছবিটি সেখানে রাখুন`,
  notUploaded: () => 'আপলোড করা হয়নি: আগে আপলোড করুন',
  notContent: () => 'কনটেন্টের ফোল্ডারের ফাইল নয়: নাম ঠিক আছে কি না দেখুন, অথবা সরান',
  notAPicture: () => 'কনটেন্টের ফোল্ডারের ফাইল নয়: ছবি হতে হবে .webp, .png বা .jpg',
  unknownFile: () => 'কনটেন্টের ফোল্ডারের ফাইল নয়: সরান',
  nameTaken: ({ id, file }: { id: string; file: string }) => `${id} নামটি ${file} ফাইলেরও: অন্য নাম দিন`,
  topicTaken: ({ id, subject }: { id: string; subject: string }) =>
    `${subject} বিষয়ে ${id} নামে আগে থেকেই একটি আছে: অন্য নাম দিন`,
  noSubject: ({ subject }: { subject: string }) =>
    `${subject} নামে কোনো বিষয় নেই: internship/subjects.json ফাইলে যোগ করুন`,
  noList: ({ parent, subject }: { parent: string; subject: string }) =>
    `${parent} কোনো তালিকা নয়: internship/${subject}/${parent}/topic.json ফাইলটি যোগ করুন`,
  orphan: ({ id }: { id: string }) => `এর মধ্যে ${id} আছে, কিন্তু ফোল্ডারে নেই: --prune দিয়ে ইমপোর্ট করুন`,
  notJson: ({ error }: { error: string }) => `JSON নয়: ${error}`,
  textTooLarge: () => '1 MB-এর চেয়ে বড়',
  notUtf8: () => 'UTF-8 নয়: UTF-8 হিসেবে সেভ করুন',
  symbolicLink: () => 'সিমবলিক লিংক: ফাইলটিই সেখানে রাখুন',
  notAFile: () => 'কোনো ফাইল নয়',
  pictureTooLarge: ({ megabytes }: { megabytes: string }) => `${megabytes} MB: ছবি সর্বোচ্চ 5 MB হতে পারে`,
  tooMuchText: () => '16 MB-এর বেশি লেখা আছে: ভাগ করুন',
};

export const fieldMessages = {
  missing: () => 'নেই',
  notText: () => 'লেখা হতে হবে',
  empty: () => 'খালি',
  lost: ({ loss }: { loss: Message }) => `এতে যা আছে, আর্টিকেলে দেখানো যায় না: ${wordsOf(loss)}`,
  tooLong: ({ max }: { max: number }) => `${banglaNumber(max)} অক্ষরের বেশি লম্বা`,
  hasBreaks: () => 'ভেতরে নতুন লাইন বা কন্ট্রোল ক্যারেক্টার আছে',
  hasControls: () => 'ভেতরে কন্ট্রোল ক্যারেক্টার আছে',
  id: () => 'ইংরেজি ছোট হাতের অক্ষর, সংখ্যা ও হাইফেন হতে হবে, যেমন septic-shock',
  picture: () => 'pictures/ ফোল্ডারের ফাইল হতে হবে, যেমন pictures/heart.webp',
  https: () => 'https:// ঠিকানা হতে হবে',
  unknownKeys: ({ keys }: { keys: readonly string[] }) =>
    `এগুলো কোথাও পড়া হয় না: ${keys.join(', ')}; বানান দেখুন, অথবা সরান`,
  notAnObject: () => 'অবজেক্ট হতে হবে',
  notAList: () => 'তালিকা হতে হবে',
  tooManyEntries: ({ max }: { max: number }) => `${banglaNumber(max)}টির বেশি এন্ট্রি আছে`,
  twice: ({ id }: { id: string }) => `${id} দুবার আছে`,
  wholeNumber: () => 'পূর্ণ সংখ্যা হতে হবে',
  fromOne: () => '১ বা তার বেশি হতে হবে',
  notAnItem: () => 'কারিকুলামের আইটেমের কোড হতে হবে, সর্বোচ্চ দশটি',
  atMost: ({ max }: { max: number }) => `সর্বোচ্চ ${banglaNumber(max)} হতে পারে`,
  day: () => 'তারিখ হতে হবে, যেমন 2026-11-01',
  review: () => 'নেই: reviewer ও reviewed_on একসঙ্গে দিতে হয়',
  tooManyLines: ({ max }: { max: number }) => `${banglaNumber(max)}টির বেশি লাইন আছে`,
  trueOrFalse: () => 'true বা false হতে হবে',
  taka: () => 'পূর্ণ টাকায় হতে হবে',
  tooExpensive: ({ max }: { max: number }) => `${banglaNumber(max)} টাকার বেশি`,
  noPrice: () => 'একটি দাম দিতে হবে',
  tooManyPrices: ({ max }: { max: number }) => `${banglaNumber(max)}টির বেশি দাম আছে`,
};
