import { banglaNumber } from 'server/bangla.ts';

export const ebooksMessages = {
  badPage: () => 'page হবে ১ বা তার বড় পূর্ণ সংখ্যা।',
  badLimit: ({ max }: { max: number }) => `limit হবে ১ থেকে ${banglaNumber(max)}।`,
};
