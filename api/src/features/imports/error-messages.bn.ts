import { banglaChoice } from 'server/bangla.ts';

export const errorMessages = {
  noImport: () => 'এমন কোনো ইমপোর্ট নেই।',
  ownImport: () => 'এটি আপনি ইমপোর্ট করেছেন: অনুমোদন করবেন অন্য কেউ।',
  forReviewers: () => 'যা প্রকাশিত হয়েছে বা অন্য কেউ ইমপোর্ট করেছেন, তা শুধু যাচাইকারী ফিরিয়ে নিতে পারেন।',
  reason: ({ file }: { file: string }) => `${file} ফাইলের ইমপোর্ট ফিরিয়ে নেওয়া হয়েছে।`,
};

export const inputMessages = {
  notAnId: () => 'কোনো ইমপোর্টের আইডি হতে হবে',
  state: ({ values }: { values: readonly string[] }) => `এগুলোর একটি হতে হবে: ${banglaChoice(values)}`,
};
