import { banglaNumber } from 'server/bangla.ts';

export const deskMessages = {
  noDesk: () => 'এই সার্ভারে ডেস্ক নেই।',
  noJobs: () => 'এই সার্ভার ব্যাকগ্রাউন্ডের কাজ দেখায় না।',
  noReports: () => 'এই সার্ভার সাইটের পরিসংখ্যান দেখায় না।',
  noBackups: () => 'এই সার্ভার ব্যাকআপ দেখায় না।',
  badAfter: () => 'after এই তালিকার কার্সর নয়।',
  tooLong: ({ max }: { max: number }) => `এতে সর্বোচ্চ ${banglaNumber(max)}টি অক্ষর থাকতে পারে।`,
  badAction: () => 'কোনো কাজের নাম এমন হতে পারে না।',
  badId: () => 'এটি এর কোনো আইডি নয়।',
  noSubject: () => 'ওই প্রফে এমন কোনো বিষয় নেই।',
  badCode: () => 'কোনো কোড এমন হতে পারে না।',
  badEntryId: () => 'আইডিতে ইংরেজি ছোট হাতের অক্ষর, সংখ্যা ও হাইফেন থাকে, সর্বোচ্চ ৬৪টি।',
  badIds: ({ max }: { max: number }) => `ids-এ ১ থেকে ${banglaNumber(max)}টি আইডি দিন।`,
  noDraftStatus: () => 'খসড়া হতে পারে DRAFT, IN_REVIEW বা RETURNED।',
  conflict: () => 'এর মধ্যে কেউ এটি বদলেছেন। আবার দেখুন।',
};
