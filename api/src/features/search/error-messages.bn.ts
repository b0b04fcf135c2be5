import { banglaNumber } from 'server/bangla.ts';

export const inputMessages = {
  onceNamed: ({ name }: { name: string }) => `${name} একবারই দিন`,
  tooLong: ({ max }: { max: number }) => `${banglaNumber(max)} অক্ষরের বেশি লম্বা হতে পারবে না`,
  textOrTopic: () => 'q বা topic_name দিন।',
};
