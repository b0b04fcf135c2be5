import { banglaNumber } from 'server/bangla.ts';

export const errorMessages = {
  uploadFailed: () => 'ছবি আপলোড হয়নি',
  notAnImage: () => 'শুধু JPEG, PNG ও WebP ছবি আপলোড করা যায়।',
  tooManyPixels: ({ millions }: { millions: number }) => `ছবিটিতে ${banglaNumber(millions)} মিলিয়নের বেশি পিক্সেল আছে।`,
  tooLong: ({ pixels }: { pixels: number }) => `ছবিটি চওড়া বা উঁচুতে ${banglaNumber(pixels)} পিক্সেলের বেশি।`,
  tooMuchWork: () => 'ছবিটি পড়তে খুব বেশি সময় লাগছে। আরও ছোট ছবি দিন।',
  tooSlow: () => 'ছবিটি খুব ধীরে এসেছে। আরও ছোট ছবি দিন, বা ভালো সংযোগে চেষ্টা করুন।',
  tooLarge: ({ megabytes }: { megabytes: number }) => `ছবিটি ${banglaNumber(megabytes)} MB-এর চেয়ে বড়।`,
  noSuchImage: () => 'এমন কোনো ছবি নেই।',
};

export const inputMessages = {
  pixels: () => 'পিক্সেলের সংখ্যা হতে হবে',
  format: () => 'auto, avif, webp বা jpeg হতে হবে',
  quality: () => 'auto বা 1 থেকে 100 হতে হবে',
};
