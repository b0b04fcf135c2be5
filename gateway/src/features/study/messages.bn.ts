import { banglaNumber } from 'server/bangla.ts';

export const studyMessages = {
  noRecord: () => 'এই সার্ভার পড়ার রেকর্ড রাখে না।',
  noteChanged: () => 'নোটটি অন্য একটি ডিভাইসে বদলানো হয়েছে।',
  tooManyAttempts: ({ max }: { max: number }) => `attempts-এ ১ থেকে ${banglaNumber(max)}টি উত্তর থাকতে পারে।`,
  badQuestions: ({ max }: { max: number }) => `questions-এ ১ থেকে ${banglaNumber(max)}টি আইডি থাকতে পারে।`,
  badId: () => 'এটি কোনো প্রশ্নের আইডি নয়।',
};
