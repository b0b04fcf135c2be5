import { banglaNumber } from 'server/bangla.ts';

export const searchMessages = {
  tooLong: ({ max }: { max: number }) => `text সর্বোচ্চ ${banglaNumber(max)} অক্ষরের হতে পারে।`,
  unreadable: () => 'text পড়া যায় না।',
};
