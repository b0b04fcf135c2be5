import { banglaNumber } from 'server/bangla.ts';

type Reference = { method: string; reference: string };

export const errorMessages = {
  usedForOrder: ({ method, reference, code }: Reference & { code: string }) =>
    `${method}-এর ${reference} অর্ডার ${code}-এর জন্য লেখা হয়েছে।`,
  usedForPurchase: ({ method, reference, purchase }: Reference & { purchase: number }) =>
    `${method}-এর ${reference} ক্রয় ${purchase}-এর জন্য লেখা হয়েছে।`,
  used: ({ method, reference }: Reference) => `${method}-এর ${reference} আগেই লেখা হয়েছে।`,
  otherAmount: ({ amount, expected }: { amount: number; expected: number }) =>
    `পরিমাণ ${banglaNumber(amount)} টাকা, ${banglaNumber(expected)} টাকা নয়: ঠিক করুন, বা কেন মেনে নেওয়া হলো তা নোটে লিখুন।`,
  mustBe: ({ expected }: { expected: number }) => `পরিমাণ ${banglaNumber(expected)} টাকা হতে হবে।`,
  tooMuch: ({ left }: { left: number }) => `সর্বোচ্চ ${banglaNumber(left)} টাকা ফেরত দেওয়া যায়।`,
};

export const inputMessages = {
  amount: () => 'পরিমাণ পূর্ণ টাকায় দিন, ১ থেকে ১,০০,০০,০০০।',
  method: () => 'পেমেন্টের মাধ্যম দিন: ইংরেজি অক্ষর, অঙ্ক ও হাইফেন, সর্বোচ্চ ৪০টি।',
  reference: () => 'লেনদেনের নম্বর দিন, সর্বোচ্চ ১০০ অক্ষর।',
  payer: () => 'সর্বোচ্চ ১০০ অক্ষর হতে পারে',
  note: () => 'সর্বোচ্চ ৫০০ অক্ষর হতে পারে',
};
