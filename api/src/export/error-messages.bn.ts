import { banglaNumber } from 'server/bangla.ts';

export const errorMessages = {
  underWay: () => 'একটি এক্সপোর্ট চলছে। সেটি শেষ হলে আবার চেষ্টা করুন।',
};

export const inputMessages = {
  passwordRequired: () => 'পাসওয়ার্ড দিন।',
  passwordTooLong: ({ max }: { max: number }) => `সর্বোচ্চ ${banglaNumber(max)}টি অক্ষর।`,
};
