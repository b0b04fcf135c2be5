import { banglaChoice, banglaNumber } from 'server/bangla.ts';
import { type Message, wordsOf } from '../../http/messages.ts';

type OfOrder = { code: string };

export const errorMessages = {
  noOrder: () => 'এমন কোনো অর্ডার নেই।',
  notACursor: () => 'এটি এই তালিকার কার্সর নয়।',
  notOffered: () => 'এই প্ল্যান, বা এই মেয়াদ, এখন দেওয়া হয় না।',
  noMethod: () => 'এভাবে পেমেন্ট করা যায় না।',
  couponUsedUp: ({ coupon }: { coupon: string }) =>
    `টাকা আসার আগেই ${coupon} কোডের সব ব্যবহার শেষ হয়েছিল: সীমার চেয়ে একবার বেশি ব্যবহার হয়েছে।`,
  idTaken: () => 'এই আইডি অন্য একটি অর্ডারে ব্যবহার হয়েছে।',
  hasNoEnd: ({ plan }: { plan: string }) => `আপনার ${plan} প্ল্যানের মেয়াদ শেষ হয় না: এর পরে আর কিছু লাগবে না।`,
  tooManyOpen: ({ max }: { max: number }) =>
    `আপনার ${banglaNumber(max)}টি অর্ডারের পেমেন্ট বাকি। একটির পেমেন্ট করুন, বা যেগুলো লাগবে না সেগুলো বাতিল করুন।`,
  closed: ({ code }: OfOrder) => `অর্ডার ${code} বন্ধ হয়ে গেছে। এর জন্য টাকা পাঠিয়ে থাকলে আমাদের এই কোডটি জানান।`,
  paid: ({ code }: OfOrder) => `অর্ডার ${code}-এর পেমেন্ট হয়ে গেছে।`,
  moneyOnItsWay: ({ code }: OfOrder) => `অর্ডার ${code}-এর টাকা হয়তো আসছে: এখন বাতিল করা যাবে না।`,
  notByHand: ({ code }: OfOrder) => `অর্ডার ${code}-এর পেমেন্ট সেবাদাতার পেজে করতে হয়।`,
  transactionUsed: () => 'এই TrxID অন্য একটি অর্ডারে দেওয়া হয়েছে। আপনার ওয়ালেট অ্যাপে আবার দেখে নিন।',
  notYourself: () => 'নিজের অর্ডার নিজে নিষ্পত্তি করা যায় না।',
  notChecking: ({ code }: OfOrder) => `অর্ডার ${code}-এর কোনো লেনদেন খোঁজার অপেক্ষায় নেই।`,
  otherEntered: ({ code, transaction }: OfOrder & { transaction: string }) =>
    `এর মধ্যে অর্ডার ${code}-এর জন্য TrxID ${transaction} দেওয়া হয়েছে। সেটি খুঁজুন।`,
  noHeader: () => 'প্রথম সারিতে TrxID (বা Transaction ID) ও Amount কলাম দিন।',
  columnTwice: ({ column }: { column: string }) => `${column} কলাম দুটি আছে।`,
  tooManyLines: ({ max }: { max: number }) => `একবারে সর্বোচ্চ ${banglaNumber(max)}টি সারি দিন।`,
  sayWhichWallet: ({ methods }: { methods: readonly string[] }) =>
    `স্টেটমেন্টটি কোন ওয়ালেটের তা বলুন: ${banglaChoice(methods)}।`,
  notMatched: ({ code, why }: OfOrder & { why: Message | null }) =>
    `স্টেটমেন্টে অর্ডার ${code}-এর পেমেন্ট নেই।${why === null ? '' : ` ${wordsOf(why)}`} কিছুই নিষ্পত্তি হয়নি।`,
};

export const inputMessages = {
  badId: () => '৮ থেকে ৬৪টি ইংরেজি অক্ষর, অঙ্ক, হাইফেন ও আন্ডারস্কোর হতে হবে',
  required: () => 'দেওয়া হয়নি',
  notAPath: () => 'এই সাইটের ভেতরের ঠিকানা হতে হবে',
  badTransaction: () => 'TrxID-তে ৬ থেকে ৩০টি ইংরেজি অক্ষর ও অঙ্ক থাকে।',
  badPayer: () => 'একটি নম্বর, বা তার শেষ কয়েকটি অঙ্ক হতে হবে',
  oneOf: ({ values }: { values: readonly string[] }) => `এগুলোর একটি হতে হবে: ${banglaChoice(values)}`,
  outOfRange: ({ min, max }: { min: number; max: number }) =>
    `${banglaNumber(min)} থেকে ${banglaNumber(max)} পর্যন্ত পূর্ণ সংখ্যা হতে হবে`,
};
