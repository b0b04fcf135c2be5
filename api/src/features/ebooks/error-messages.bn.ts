import { banglaNumber } from 'server/bangla.ts';

export const inputMessages = {
  limitTooHigh: ({ max }: { max: number }) => `সর্বোচ্চ ${banglaNumber(max)} হতে পারে`,
};
