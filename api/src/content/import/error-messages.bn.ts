import { banglaNumber } from 'server/bangla.ts';

export const errorMessages = {
  nothingStored: () => 'কিছুই সেভ হয়নি: সমস্যাগুলো দেখুন।',
  tooMuchToRead: () => 'কিছুই সেভ হয়নি: ফোল্ডারটি পড়তে অনেক সময় বা মেমোরি লাগছে। ভাগ করে ইমপোর্ট করুন।',
  changedSince: () => 'কিছুই সেভ হয়নি: চেক করার পরে কনটেন্ট বদলে গেছে। ফোল্ডারটি আবার চেক করুন।',
};

export const inputMessages = {
  tooManyFiles: ({ max }: { max: number }) => `${banglaNumber(max)}টির বেশি ফাইল আছে`,
  notText: () => 'লেখা হতে হবে',
  tooLarge: ({ megabytes }: { megabytes: number }) => `${megabytes} MB-এর চেয়ে বড়`,
  notAHash: () => 'হেক্সাডেসিমাল অঙ্কে SHA-256 হতে হবে',
};
