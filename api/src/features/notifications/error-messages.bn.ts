import { banglaNumber } from 'server/bangla.ts';

type Part = { part: 'title' | 'message' };

const nameOf = (part: Part['part']) => (part === 'title' ? 'শিরোনাম' : 'বার্তা');

export const errorMessages = {
  noSuchNotification: () => 'এমন কোনো নোটিফিকেশন নেই।',
  nothingLeft: () => 'বার্তা থেকে অনিরাপদ অংশ বাদ দিলে আর কিছু থাকে না।',
};

export const inputMessages = {
  notAnId: () => 'কোনো নোটিফিকেশনের _id হতে হবে',
  required: ({ part }: Part) => `${nameOf(part)} দিন।`,
  tooLong: ({ part, max }: Part & { max: number }) => `${nameOf(part)} সর্বোচ্চ ${banglaNumber(max)} অক্ষরের হতে পারে।`,
  hasNul: ({ part }: Part) => `${nameOf(part)}: ভেতরে NUL আছে।`,
  allOrUser: () => 'all বা user_id, যেকোনো একটি দিন।',
};
