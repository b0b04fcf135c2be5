import { banglaNumber } from 'server/bangla.ts';
import { readableDate } from '../../readable-date.ts';

export const refusals = {
  notValid: () => 'এই কোড ঠিক নয়।',
  notYet: ({ from }: { from: string }) => `এই কোড ব্যবহার করা যাবে ${readableDate(from)} থেকে।`,
  over: ({ until }: { until: string }) => `এই কোড ব্যবহার করা যেত ${readableDate(until)} পর্যন্ত।`,
  otherPlan: () => 'এই কোড অন্য প্ল্যানের।',
  otherDuration: ({ duration }: { duration: string }) => `এই কোড ${duration} মেয়াদের জন্য।`,
  usedUp: () => 'এই কোডের সব ব্যবহার শেষ।',
  usedByYou: () => 'আপনি এই কোড ব্যবহার করেছেন, বা আপনার একটি অর্ডারে এটি আছে।',
  sellsPlans: () => 'যাঁরা ডেস্কে প্ল্যান বিক্রি করেন তাঁরা কোড ব্যবহার করতে পারেন না।',
};

export const errorMessages = {
  usedMeanwhile: () => 'এর মধ্যে এই কোডের সব ব্যবহার শেষ হয়েছে।',
  notOffered: () => 'এই প্ল্যান, বা এই মেয়াদ, এখন বিক্রি হয় না।',
  noPlan: ({ plan }: { plan: string }) => `${plan} নামে কোনো প্ল্যান নেই।`,
  ofBatch: () => 'এই কোড কেনা কোডগুলোর একটি। অন্যটি বেছে নিন।',
  usedAlready: ({ used }: { used: number }) =>
    `এটি ${banglaNumber(used)} বার ব্যবহার হয়েছে: অন্তত ততবার ব্যবহারের সুযোগ রাখুন।`,
  tooCheap: ({ count }: { count: number }) => `${banglaNumber(count)}টি কোডের প্রতিটির দাম অন্তত ১ টাকা হতে হবে।`,
  noCoupon: () => 'এমন কোনো কুপন নেই।',
  noBatch: () => 'এমন কোনো কোড নেই।',
  noCode: () => 'এগুলোর মধ্যে এমন কোনো কোড নেই।',
  codeUsed: () => 'এই কোড ব্যবহার হয়েছে, বা পেমেন্টের অপেক্ষায় থাকা একটি অর্ডারে এটি আছে।',
  notACursor: () => 'এটি এই তালিকার কার্সর নয়।',
};

export const inputMessages = {
  code: () => '৪ থেকে ২৪টি ইংরেজি অক্ষর ও অঙ্কের কোড দিন।',
  shareOrAmount: () => 'হার বা টাকার পরিমাণ, যেকোনো একটি দিন।',
  share: () => 'হার দিন ০-এর বেশি ও সর্বোচ্চ ১, দশমিকের পরে সর্বোচ্চ চার ঘর।',
  amount: () => 'পরিমাণ পূর্ণ টাকায় দিন।',
  day: () => 'দিন এভাবে দিন: 2026-11-12।',
  daysReversed: () => 'শেষ দিনটি প্রথম দিনের আগে।',
  uses: () => '১ বা তার বড় পূর্ণ সংখ্যা দিন।',
  plan: () => 'একটি প্ল্যান দিন।',
  duration: () => 'প্ল্যানের একটি মেয়াদ দিন।',
  isOn: () => 'চালু কি না তা true বা false দিয়ে বলুন।',
  count: ({ max }: { max: number }) => `১ থেকে ${banglaNumber(max)} পর্যন্ত পূর্ণ সংখ্যা দিন।`,
};
