import { banglaNumber } from 'server/bangla.ts';

export const imageMessages = {
  uploadFailed: () => 'ছবি আপলোড হয়নি',
  tooLarge: () => 'ছবিটি 5 MB-এর চেয়ে বড়।',
  tooSlow: () => 'ছবিটি খুব ধীরে আসছিল। আরও ছোট ছবি দিয়ে বা আরও ভালো সংযোগে চেষ্টা করুন।',
  badSide: ({ side, max }: { side: string; max: number }) => `${side}: ১ থেকে ${banglaNumber(max)} পর্যন্ত হতে হবে।`,
};

export const inputMessages = {
  pixels: ({ name }: { name: string }) => `${name}: পিক্সেলের সংখ্যা হতে হবে।`,
  format: () => 'f হতে হবে auto, avif, webp বা jpeg।',
  quality: () => 'q হতে হবে auto, বা 1 থেকে 100।',
};
