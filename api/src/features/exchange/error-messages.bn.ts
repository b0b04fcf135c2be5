import { banglaNumber } from 'server/bangla.ts';

export const errorMessages = {
  badPictures: () => 'pictures JSON হতে হবে: ফাইলের নাম, প্রতিটির সঙ্গে তার SHA-256, হেক্সাডেসিমালে।',
  badEdits: () => 'edits JSON হতে হবে: লাইন ধরে rows, তাতে কলাম ধরে লেখা বা null; আর values, তাতে column, from ও to।',
  badForm: () => 'ফর্মে “file” নেই, অথবা “pictures”, “edits”, “picture” আর এগুলোর পরে “file” ছাড়া অন্য কিছু আছে।',
  importRunning: () => 'আরেকটি ইমপোর্ট সেভ হচ্ছে। এক মিনিট পরে আবার চেষ্টা করুন: এটির কিছুই হারায়নি।',
  tooManyPictures: ({ max }: { max: number }) =>
    `ছবি ${banglaNumber(max)}টির বেশি: ফাইলটি ভাগ করে প্রতিটি ভাগ তার ছবিসহ ইমপোর্ট করুন, অথবা কমান্ড ব্যবহার করুন।`,
  picturesTooLarge: ({ megabytes }: { megabytes: number }) =>
    `সব ছবি মিলিয়ে ${megabytes} MB-এর বেশি: ফাইলটি ভাগ করে প্রতিটি ভাগ তার ছবিসহ ইমপোর্ট করুন, অথবা কমান্ড ব্যবহার করুন।`,
  fileTooLarge: ({ megabytes }: { megabytes: number }) => `ফাইলটি ${megabytes} MB-এর চেয়ে বড়: ভাগ করে ইমপোর্ট করুন।`,
};
