import { banglaNumber } from 'server/bangla.ts';

type Count = { count: number };

export const errorMessages = {
  noEntry: () => 'এটি আর নেই।',
  idTaken: ({ id }: { id: string }) => `${id} ঠিকানায় আরেকটি আছে। অন্য ঠিকানা দিন।`,
  changedSince: () => 'এর মধ্যে কেউ এটি বদলেছেন। আবার দেখুন।',
  othersMeanwhile: () => 'এর মধ্যে কেউ একটি যোগ করেছেন বা সরিয়েছেন। তালিকাটি আবার দেখুন।',
  tooMany: ({ most }: { most: number }) => `সর্বোচ্চ ${banglaNumber(most)}টি রাখা যায়, ততগুলোই আছে।`,
  planIsHeld: ({ count }: Count) => `এটি ${banglaNumber(count)} বার কেনা হয়েছে, তাই থাকবে। মোছার বদলে বিক্রি বন্ধ করুন।`,
  hasTopics: ({ count }: Count) =>
    `এতে ${banglaNumber(count)}টি আর্টিকেল বা তালিকা আছে। আগে সেগুলো অন্য কোথাও নিন বা সরান।`,
  noPicture: () => 'একটি ছবি আর নেই। আবার আপলোড করুন।',
  noPlace: () => 'এটি যে বিষয় বা তালিকায় থাকার কথা, তা আর নেই।',
  otherId: () => 'এন্ট্রির id ঠিকানার id-এর সঙ্গে মেলে না।',
  placeIsFixed: () => 'যে তালিকায় আর্টিকেল আছে, তার বিষয় বদলানো যায় না।',
};

export const inputMessages = {
  picture: () => 'কোনো ছবির আইডি হতে হবে',
  twice: () => 'একই নাম দুবার আছে',
};
