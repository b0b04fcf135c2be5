import { banglaNumber } from 'server/bangla.ts';

export const reviewMessages = {
  noReview: () => 'এই সার্ভার রিভিশনের পরিকল্পনা করে না।',
  tooLate: () => 'এই উত্তর আর ফিরিয়ে নেওয়া যায় না।',
  badQuestion: () => 'এটি কোনো প্রশ্নের আইডি নয়।',
  badAttempt: () => 'এটি কোনো উত্তরের আইডি নয়।',
  noBoard: () => 'এমন কোনো বোর্ড নেই।',
  noSubject: () => 'এই পেশাগত পরীক্ষায় এমন কোনো বিষয় নেই।',
  badSubjects: ({ max }: { max: number }) => `subjects-এ ১ থেকে ${banglaNumber(max)}টি বিষয় থাকতে পারে।`,
  noStudyDay: () => 'সপ্তাহে অন্তত একটি দিন পড়ার জন্য রাখুন।',
  badMinutes: ({ min, max }: { min: number; max: number }) =>
    `minutesADay হবে ${banglaNumber(min)} থেকে ${banglaNumber(max)} পর্যন্ত পূর্ণ সংখ্যা।`,
  badDays: ({ max }: { max: number }) => `days হবে ১ থেকে ${banglaNumber(max)} পর্যন্ত পূর্ণ সংখ্যা।`,
  badDay: () => 'examOn হবে ক্যালেন্ডারের একটি দিন, যেমন 2027-05-10।',
  badItems: ({ max }: { max: number }) => `১ থেকে ${banglaNumber(max)}টি আইটেম বা কার্ডের কোড দিন।`,
  noItem: () => 'পাঠ্যক্রমে এমন কোনো আইটেম বা কার্ড নেই।',
  badTarget: () => 'এটি কোনো লক্ষ্যের আইডি নয়।',
  badTargetDay: () => 'on হবে ক্যালেন্ডারের একটি দিন, যেমন 2027-05-10।',
  tooManyTargets: () => 'যতটি লক্ষ্য রাখা যায় আপনার ততটিই আছে। নতুন একটি যোগ করতে একটি সরান।',
  badShare: () => 'share হবে ০ থেকে ১-এর মধ্যে।',
};
